// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/bought.h"

#include "model/actions/demands.h"
#include "model/texts.h"
#include "rules/force/points.h"

#include <algorithm>

namespace muster::actions {

namespace {

int priceOfOne(const Campaign &campaign, const Pack &pack, const Profile &profile)
{
    return muster::priceOf(pack, pack.list(campaign.ownList()), profile).value_or(0);
}

} // namespace

std::optional<int> agreedPoints(const Campaign &campaign, const Pack &pack)
{
    if (!pack.points || optionValue(campaign, pack, QStringLiteral("recruits")) != QLatin1String("points"))
        return std::nullopt;
    return optionValue(campaign, pack, QStringLiteral("force-points")).toInt();
}

int priceOf(const Campaign &campaign, const Pack &pack, const std::vector<FigureId> &ids)
{
    int price = 0;
    for (const FigureId id : ids) {
        if (const Figure *figure = campaign.find(id))
            price += priceOfOne(campaign, pack, figure->profile);
    }
    return price;
}

int pointsLeft(const Campaign &campaign, const Pack &pack, int points)
{
    for (const Figure *figure : campaign.presentIn(campaign.turn))
        points -= priceOfOne(campaign, pack, figure->profile);
    return points;
}

int placesFor(const Campaign &campaign, const Pack &pack, int points)
{
    const int left = pointsLeft(campaign, pack, points);
    std::optional<int> cheapest;
    if (const ArmyList *list = pack.list(campaign.ownList())) {
        for (const TableRow<Profile> &row : list->figures.rows) {
            const int price = priceOfOne(campaign, pack, row.outcome);
            cheapest = std::min(cheapest.value_or(price), price);
        }
    }
    return std::max(0, left) / std::max(1, cheapest.value_or(points + 1));
}

void demandUnpaid(const Campaign &campaign, const Pack &pack, Problems &problems)
{
    if (agreedPoints(campaign, pack))
        problems.push_back(
            {ActionText::tr("This campaign's forces are bought by points, so nobody is rolled up. Pick each "
                            "figure by hand.")});
}

void demandPaid(const Campaign &campaign, const Pack &pack, FigureId star, const Profile &profile, Problems &problems)
{
    const std::optional<int> points = agreedPoints(campaign, pack);
    if (!points)
        return;
    const Campaign band = campaign.bandOf(star);
    const int left = std::max(0, pointsLeft(band, pack, *points));
    if (const int price = priceOfOne(band, pack, profile); price > left)
        problems.push_back({ActionText::tr("That figure costs %1; points left to spend: %2 of %3.")
                                .arg(QString::number(price), QString::number(left), QString::number(*points))});
}

} // namespace muster::actions
