// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/scenarionow.h"

#include "model/actions/play/credit.h"
#include "model/actions/play/placement.h"
#include "model/actions/play/tally.h"
#include "model/story/countwords.h"
#include "model/story/playwords.h"
#include "model/story/tableedges.h"
#include "model/systems/halfmonths/deedkinds.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/scenario.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/texts.h"

#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

/// It is decided; empty while it is not.
QString decided(const Campaign &campaign)
{
    const Play &play = *campaign.play;
    const ScenarioInPlay &now = *scenarioOf(play);
    if (now.besiegersGone)
        return StoryText::tr("The besiegers are gone. Go to After the battle.");
    if (now.pursuit && now.pursuit->end == Pursuit::End::Escaped)
        return StoryText::tr("The Runners have got away. Go to After the battle.");
    if (now.stand.value_or(false))
        return StoryText::tr("The Runners have set an ambush: an Ambush follows immediately. Go to After the battle.");
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    if (actions::hasHostages(scenario) && now.hostagesOut == scenario.hostages)
        return StoryText::tr("The hostages are off the table. Go to After the battle.");
    if (play.party() == 0)
        return StoryText::tr("None of your figures is left on the table. Go to After the battle.");
    if (actions::tallyOf(campaign).enemyDrivenOff)
        return StoryText::tr("No enemy is left on the table. Go to After the battle.");
    return {};
}

/// Before the first card.
QString whereIsTheBand(const Campaign &campaign, const Pack &pack)
{
    const TableEdge yours = tableEdges(*campaign.encounter, pack).yours;
    const Beginning how = whereSidesBegin(*campaign.encounter, pack).yours.how;
    const bool later = how == Beginning::Hidden || how == Beginning::OnAlarm || how == Beginning::Behind;
    const bool isPlaced =
        std::ranges::any_of(campaign.play->ownGroups, [](const OwnGroup &group) { return group.section != offTable; });
    return later && !isPlaced ? yours.sentence : StoryText::tr("Your band is on the table.");
}

/// What a side that came for hostages does next; empty elsewhere.
QString forHostages(const Campaign &campaign)
{
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    const ScenarioInPlay &now = *scenarioOf(*campaign.play);
    if (!actions::hasHostages(scenario) || scenario.role != Role::Recoverer)
        return {};
    return now.hostagesFound ? StoryText::tr("Bring the hostages off the table (%1 of %2 are off).")
                                   .arg(now.hostagesOut)
                                   .arg(scenario.hostages)
                             : StoryText::tr("Get into the dwelling with the hostages.");
}

} // namespace

bool HalfMonths::isDecided(const Campaign &campaign, const Pack &) const
{
    return !decided(campaign).isEmpty();
}

QString HalfMonths::whatNow(const Campaign &campaign, const Pack &pack) const
{
    const Play &play = *campaign.play;
    QStringList parts;
    using enum actions::Doers;
    if (actions::tooManyKilled(play) || actions::tooManyRouted(play) || actions::tooManyKilled(play, Met)
        || actions::tooManyRouted(play, Met))
        parts << StoryText::tr(
            "More kills or routs are credited than enemies fell or ran: record who did, or take them "
            "back.");
    if (const QString end = decided(campaign); !end.isEmpty())
        return (parts << end).join(u' ');
    if (const auto &pursuit = scenarioOf(play)->pursuit;
        pursuit && pursuit->end == Pursuit::End::Caught && !scenarioOf(play)->stand)
        return StoryText::tr("The Runners are caught: they must make a stand.");
    if (play.turn == 0)
        return whereIsTheBand(campaign, pack) + u' ' + StoryText::tr("Draw a card for each side.");
    if (!scenarioOf(play)->order.empty())
        parts << StoryText::tr("Order: %1. Highest Rep first.").arg(words::order(scenarioOf(play)->order));
    for (const ScenarioDeed deed : actions::scenarioTasks(campaign, pack)) {
        const QString due = deedKind(deed).due(campaign);
        if (!due.isEmpty() && actions::checkScenarioDeed(campaign, pack, deed).empty())
            parts << due;
    }
    if (const QString due = forHostages(campaign); !due.isEmpty())
        parts << due;
    if (parts.isEmpty())
        parts << StoryText::tr("Both sides move in turn %1, with a First Sight check for whoever comes into sight.")
                     .arg(play.turn);
    parts << StoryText::tr("Then draw cards for turn %1.").arg(play.turn + 1);
    return parts.join(u' ');
}

/// The cards say the order; how far a side has come in it is noted nowhere.
QString HalfMonths::whoseGo(const Campaign &campaign, const Pack &) const
{
    const Play &play = *campaign.play;
    const ScenarioInPlay &now = *scenarioOf(play);
    if (play.turn == 0)
        return StoryText::tr("Before turn 1");
    if (now.order.empty())
        return StoryText::tr("Turn %1").arg(play.turn);
    return now.order.front() == 0 ? StoryText::tr("Turn %1, you go first").arg(play.turn)
                                  : StoryText::tr("Turn %1, the enemy goes first").arg(play.turn);
}

QString objectiveTitle(const Scenario &scenario)
{
    switch (scenario.role) {
    case Role::Recoverer:
        if (scenario.antidote)
            return StoryText::tr("The antidote is found");
        return scenario.stockpile ? StoryText::tr("The stockpile is taken") : StoryText::tr("The hostages are out");
    case Role::Defender:
        return scenario.stockpile ? StoryText::tr("The stockpile is still held")
                                  : StoryText::tr("The hostages are still held");
    case Role::Robber:
    case Role::Police:
        return StoryText::tr("The bank is robbed");
    default:
        return deedTitle(ScenarioDeed::Objective);
    }
}

} // namespace muster
