// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/whofights.h"

#include "model/systems/halfmonths/scenarioparts.h"

#include <algorithm>

namespace muster {

namespace {

Campaign bandOf(const Campaign &campaign, std::optional<int> star)
{
    const FigureId id{star.value_or(0)};
    return campaign.hasSeveralStars() && campaign.find(id) ? campaign.bandOf(id) : campaign;
}

bool cameAtOnce(const Campaign &campaign)
{
    const Scenario *scenario = scenarioOf(*campaign.encounter);
    return scenario && scenario->after;
}

} // namespace

Campaign bandOfEncounter(const Campaign &campaign)
{
    return bandOf(campaign, campaign.encounter->whose);
}

Campaign thoseWhoFight(const Campaign &campaign, std::optional<int> star, bool follows)
{
    Campaign band = bandOf(campaign, star);
    if (follows) {
        band.list = band.ownList(); // that of a Star who is not among them
        std::erase_if(band.band, [&](const Figure &figure) {
            return std::none_of(campaign.fared.begin(), campaign.fared.end(),
                                [&](const ReportedFate &one) { return one.id == figure.id; });
        });
    }
    return band;
}

Campaign thoseWhoFight(const Campaign &campaign)
{
    return thoseWhoFight(campaign, campaign.encounter->whose, cameAtOnce(campaign));
}

Campaign thoseWhoFight(const Campaign &campaign, FigureId star)
{
    return thoseWhoFight(campaign, number(star), cameAtOnce(campaign));
}

bool anybodyFights(const Campaign &campaign, std::optional<int> star, bool follows, int turn)
{
    if (star && !campaign.find(FigureId{*star}))
        return false;
    return thoseWhoFight(campaign, star, follows).leaderIn(turn);
}

std::vector<Campaign> bandsThatFight(const Campaign &campaign)
{
    std::vector<Campaign> bands{thoseWhoFight(campaign)};
    if (const Meeting *meeting = campaign.meeting())
        bands.push_back(thoseWhoFight(campaign, FigureId{meeting->star}));
    return bands;
}

std::vector<Figure> presentFighters(const Campaign &campaign)
{
    std::vector<Figure> present;
    for (const Campaign &band : bandsThatFight(campaign)) {
        for (const Figure *figure : band.presentIn(campaign.turn))
            present.push_back(*figure);
    }
    return present;
}

const Figure *nextDue(const Campaign &campaign)
{
    const auto due = std::ranges::find_if(
        campaign.due, [&](int star) { return anybodyFights(campaign, star, false, campaign.turn); });
    return due == campaign.due.end() ? nullptr : campaign.find(FigureId{*due});
}

bool canBeFought(const Campaign &campaign, const Following &following)
{
    const bool enemies = following.against ? anybodyFights(campaign, following.against, true, campaign.turn)
                                           : !following.over.enemy.figures.empty();
    return enemies && anybodyFights(campaign, following.whose, true, campaign.turn);
}

} // namespace muster
