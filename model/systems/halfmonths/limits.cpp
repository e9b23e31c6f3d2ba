// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/halfmonths.h"

#include "model/actions/demands.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/bought.h"
#include "model/systems/halfmonths/press.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/texts.h"
#include "rules/force/points.h"

#include <algorithm>

// How many a band of the first edition can be, and how many an encounter lets come.

namespace muster {

namespace {

/// The current encounter follows at once on another, or is about to.
bool isFollowUp(const Campaign &campaign)
{
    const Scenario *scenario = campaign.encounter ? scenarioOf(*campaign.encounter) : nullptr;
    return campaign.following || (scenario && scenario->after);
}

/// R68: the Rep of the Grunts is counted instead of their heads.
bool isByRepSquared(const Campaign &campaign, const Pack &pack)
{
    return actions::optionValue(campaign, pack, QStringLiteral("recruits")) == QLatin1String("rep-squared");
}

} // namespace

/// What the encounter's points come to, where figures share them (R65).
QString HalfMonths::forParty(const Campaign &campaign, const Pack &pack, int party) const
{
    const bool bought = actions::agreedPoints(campaign, pack).has_value();
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    QStringList sentences{
        SystemText::tr("You face %1.").arg(words::figures(static_cast<int>(scenario.enemy.figures.size())))};
    if (pack.rewards)
        sentences
            << SystemText::tr("Share of the encounter's points: %1 each.").arg(pack.rewards->share({1, 1}, party));
    if (!bought && party - 1 > scenario.recruits)
        sentences << SystemText::tr("You may bring at most %n Grunts.", nullptr, scenario.recruits);
    return sentences.join(u' ');
}

/// The encounter's limit holds for those who begin it (R77). What follows at once is fought by whoever is left.
Problems HalfMonths::whyNotWith(const Campaign &campaign, const Pack &pack, const std::vector<FigureId> &party) const
{
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    if (const auto points = actions::agreedPoints(campaign, pack); points && !scenario.after) {
        const int price = actions::priceOf(campaign, pack, party);
        if (price <= *points || party.size() < 2)
            return {};
        return {{ActionText::tr("Each side has %1 points, and this party costs %2. Leave some out of the party.")
                     .arg(*points)
                     .arg(price)}};
    }
    const Figure *leader = campaign.leaderIn(campaign.turn);
    const auto led = static_cast<int>(
        std::count_if(party.begin(), party.end(), [&](FigureId id) { return !leader || id != leader->id; }));
    if (scenario.after || isByRepSquared(campaign, pack) || led <= scenario.recruits)
        return {};
    return {{ActionText::tr("This encounter allows at most %n Grunts, not %1. Leave some out of the party.", nullptr,
                            scenario.recruits)
                 .arg(led)}};
}

/// The leader, and the best of the others as far as the encounter allows them.
std::vector<FigureId> HalfMonths::usualParty(const Campaign &campaign, const Pack &pack) const
{
    const Figure *leader = campaign.leaderIn(campaign.turn);
    std::vector<const Figure *> present = campaign.presentIn(campaign.turn);
    std::stable_sort(present.begin(), present.end(), [&](const Figure *one, const Figure *other) {
        return one == leader || (other != leader && one->rep() > other->rep());
    });
    std::vector<FigureId> party;
    for (const Figure *figure : present) {
        party.push_back(figure->id);
        if (!whyNotWith(campaign, pack, party).empty()) {
            party.pop_back();
            break;
        }
    }
    return party;
}

Room HalfMonths::roomOfBand(const Campaign &campaign, const Pack &pack) const
{
    const std::vector<const Figure *> present = campaign.presentIn(campaign.turn);
    const Figure *leader = campaign.leaderIn(campaign.turn);
    if (!leader)
        return {};
    Room room;
    room.taken = static_cast<int>(present.size()) - 1;
    room.standIn = leader->star ? QString() : leader->name;
    const QString rep = QString::number(leader->rep());
    if (isFollowUp(campaign)) { // R77
        room.most = room.taken;
        room.why = SystemText::tr("A follow-up is fought by the survivors: nobody can be recruited for it.");
        return room;
    }
    if (actions::isCrew(campaign, pack)) {
        room.most = 1 + static_cast<int>(pack.media->companions.size());
        room.places = std::max(0, room.most - room.taken);
        room.why = SystemText::tr("A media crew is a Reporter and a Tech; a driver and a bodyguard may go along.");
        return room;
    }
    if (const auto points = actions::agreedPoints(campaign, pack)) {
        room.places = actions::placesFor(campaign, pack, *points);
        room.most = room.taken + room.places;
        room.why = SystemText::tr("Points left to spend: %1 of %2 for each side.")
                       .arg(std::max(0, actions::pointsLeft(campaign, pack, *points)))
                       .arg(*points);
        return room;
    }
    if (isByRepSquared(campaign, pack)) {
        constexpr int leastRep = 2; // of anybody on a list
        int led = 0;
        for (const Figure *figure : present)
            led += figure == leader ? 0 : figure->rep();
        room.rep = std::max(0, repBudget(leader->rep()) - led);
        room.places = *room.rep / leastRep;
        room.most = room.taken + room.places;
        room.why = SystemText::tr("Rep left to spend: %3 (total: %1's Rep %2 squared).")
                       .arg(leader->name, rep, QString::number(*room.rep));
        return room;
    }
    const int star = number(leader->leader);
    const bool inHand =
        campaign.encounter && scenarioOf(*campaign.encounter) && campaign.encounter->whose.value_or(star) == star;
    room.most = inHand ? scenarioOf(*campaign.encounter)->recruits : leader->rep();
    room.places = std::max(0, room.most - room.taken);
    if (inHand)
        room.why = SystemText::tr("This encounter allows at most %n Grunts.", nullptr, room.most);
    else if (!leader->star)
        room.why = SystemText::tr("%1 leads while the Star is away: with Rep %2, at most %2 other Grunts.")
                       .arg(leader->name, rep);
    return room;
}

QString HalfMonths::whyFull(const Campaign &campaign, const Pack &pack) const
{
    const Figure *leader = campaign.leaderIn(campaign.turn);
    if (!leader)
        return SystemText::tr("There is nobody here to lead the band.");
    const Room now = roomOfBand(campaign, pack);
    if (isFollowUp(campaign) || actions::isCrew(campaign, pack) || actions::agreedPoints(campaign, pack))
        return now.why;
    const QString rep = QString::number(leader->rep());
    const QString taken = QString::number(now.taken);
    if (now.rep)
        return SystemText::tr("There is no room in the band: Rep left to spend is %3 (total: %1's Rep %2 squared).")
            .arg(leader->name, rep, QString::number(*now.rep));
    if (campaign.encounter && scenarioOf(*campaign.encounter))
        return SystemText::tr(
                   "There is no room in the band: this encounter allows at most %n Grunts, and there are %1.", nullptr,
                   now.most)
            .arg(taken);
    return SystemText::tr("There is no room in the band: %1, Rep %2, leads at most %n Grunts, and there are %3.",
                          nullptr, now.most)
        .arg(leader->name, rep, taken);
}

} // namespace muster
