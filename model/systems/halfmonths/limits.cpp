// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/halfmonths.h"

#include "model/actions/demands.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/texts.h"
#include "rules/force/points.h"

#include <algorithm>

// How many a band of the first edition can be, and how many an encounter lets come.

namespace muster {

namespace {

/// The encounter in hand follows at once on another, or is about to.
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
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    QStringList sentences{
        SystemText::tr("You face %1.").arg(words::figures(static_cast<int>(scenario.enemy.figures.size())))};
    if (pack.rewards)
        sentences << SystemText::tr("All the encounter's points make %1 for each figure.")
                         .arg(pack.rewards->share({1, 1}, party));
    if (party - 1 > scenario.recruits)
        sentences << SystemText::tr("You may bring at most %1 Grunts.").arg(scenario.recruits);
    return sentences.join(u' ');
}

/// The encounter's limit holds for those who begin it (R77). What follows at once is fought by whoever is left.
Problems HalfMonths::whyNotWith(const Campaign &campaign, const Pack &pack, const std::vector<FigureId> &party) const
{
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    const Figure *leader = campaign.leaderIn(campaign.turn);
    const auto led = static_cast<int>(
        std::count_if(party.begin(), party.end(), [&](FigureId id) { return !leader || id != leader->id; }));
    if (scenario.after || isByRepSquared(campaign, pack) || led <= scenario.recruits)
        return {};
    return {{ActionText::tr("This encounter allows %1 %2, and %3 would come. Leave some at home.")
                 .arg(QString::number(scenario.recruits), words::grunts(pack), QString::number(led))}};
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
        room.why = SystemText::tr("What follows at once is fought by those who are left: nobody recruits for it.");
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
        room.why = SystemText::tr("%1 leads with Rep %2: Rep %3 in all is left of its square.")
                       .arg(leader->name, rep, QString::number(*room.rep));
        return room;
    }
    const int star = number(leader->leader);
    const bool inHand =
        campaign.encounter && scenarioOf(*campaign.encounter) && campaign.encounter->whose.value_or(star) == star;
    room.most = inHand ? scenarioOf(*campaign.encounter)->recruits : leader->rep();
    room.places = std::max(0, room.most - room.taken);
    if (inHand)
        room.why = SystemText::tr("This encounter allows at most %1 %2.").arg(room.most).arg(words::grunts(pack));
    else if (!leader->star)
        room.why = SystemText::tr("%1 leads while the %2 is away: with Rep %3, at most %3 other %4.")
                       .arg(leader->name, words::star(pack), rep, words::grunts(pack));
    return room;
}

QString HalfMonths::whyFull(const Campaign &campaign, const Pack &pack) const
{
    const Figure *leader = campaign.leaderIn(campaign.turn);
    if (!leader)
        return SystemText::tr("There is nobody here to lead the band.");
    const Room now = roomOfBand(campaign, pack);
    if (isFollowUp(campaign))
        return now.why;
    const QString rep = QString::number(leader->rep());
    const QString taken = QString::number(now.taken);
    if (now.rep)
        return SystemText::tr("There is no room in the band: %1 leads with Rep %2, and Rep %3 in all is left of its "
                              "square.")
            .arg(leader->name, rep, QString::number(*now.rep));
    if (campaign.encounter && scenarioOf(*campaign.encounter))
        return SystemText::tr("There is no room in the band: this encounter allows %1 %2, and there are %3.")
            .arg(QString::number(now.most), words::grunts(pack), taken);
    return SystemText::tr("There is no room in the band: %1, Rep %2, leads %3 %4 at most, and there are %5.")
        .arg(leader->name, rep, QString::number(now.most), words::grunts(pack), taken);
}

} // namespace muster
