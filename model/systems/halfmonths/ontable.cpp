// SPDX-License-Identifier: MIT
#include "model/systems/scenarios.h"

#include "model/acts/battle.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/json/records.h"
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/parts.h"
#include "model/systems/systems.h"
#include "model/texts.h"

#include <QStringList>

#include <algorithm>
#include <set>

// An encounter of the first edition on the table: its state, the next thing to do, and the deeds that the player
// reports without dice.

namespace muster {

void ScenarioStood::apply(Campaign &campaign) const
{
    campaign.play->turn = turn;
    campaign.play->scenario = now;
}

bool ScenarioStood::mayHappen(const Campaign &campaign) const
{
    if (!campaign.play || !scenarioOf(*campaign.play))
        return false;
    const Play &play = *campaign.play;
    const std::set<int> order(now.order.begin(), now.order.end());
    return turn == play.turn + (deed == ScenarioDeed::Turn ? 1 : 0) && order.size() == now.order.size()
        && (order.empty() || int(order.size()) == play.sides) && now.looted <= now.dwellings;
}

QString HalfMonths::decided(const Campaign &campaign, const Pack &) const
{
    const Play &play = *campaign.play;
    const ScenarioInPlay &now = *scenarioOf(play);
    if (now.besiegersGone)
        return StoryText::tr("The besiegers are gone. Go to After the battle.");
    if (now.pursuit && now.pursuit->end == Pursuit::End::Escaped)
        return StoryText::tr("The Runners have got away. Go to After the battle.");
    if (now.stand.value_or(false))
        return StoryText::tr("The Runners have set an ambush: an Ambush follows immediately. Go to After the battle.");
    const Scenario &scenario = *scenarioIn(campaign);
    if (acts::hasHostages(scenario) && now.hostagesOut == scenario.hostages)
        return StoryText::tr("The hostages are off the table. Go to After the battle.");
    if (play.party() == 0)
        return StoryText::tr("None of your figures is left on the table. Go to After the battle.");
    if (acts::tallyOf(campaign).enemyDrivenOff)
        return StoryText::tr("No enemy is left on the table. Go to After the battle.");
    return {};
}

namespace {

/// Returns the position of the band before the first card.
QString whereIsTheBand(const Campaign &campaign, const Pack &pack)
{
    const TableEdge yours = tableEdges(*campaign.encounter, pack).yours;
    const Beginning how = whereSidesBegin(*campaign.encounter, pack).yours.how;
    const bool later = how == Beginning::Hidden || how == Beginning::OnAlarm || how == Beginning::Behind;
    const bool isPlaced =
        std::ranges::any_of(campaign.play->ownGroups, [](const OwnGroup &group) { return group.section != offTable; });
    return later && !isPlaced ? yours.sentence : StoryText::tr("Your band is on the table.");
}

/// Returns the next thing to do for a side that came for hostages; empty elsewhere.
QString forHostages(const Campaign &campaign)
{
    const Scenario &scenario = *scenarioIn(campaign);
    const ScenarioInPlay &now = *scenarioNow(campaign);
    if (!acts::hasHostages(scenario) || scenario.role != Role::Recoverer)
        return {};
    return now.hostagesFound ? StoryText::tr("Bring the hostages off the table (%1 of %2 are off).")
                                   .arg(now.hostagesOut)
                                   .arg(scenario.hostages)
                             : StoryText::tr("Get into the dwelling with the hostages.");
}

} // namespace

QString HalfMonths::whatNow(const Campaign &campaign, const Pack &pack) const
{
    const Play &play = *campaign.play;
    QStringList parts;
    using enum acts::Doers;
    if (acts::tooManyKilled(play) || acts::tooManyRouted(play) || acts::tooManyKilled(play, Met)
        || acts::tooManyRouted(play, Met))
        parts << StoryText::tr(
            "More kills or routs are credited than enemies fell or ran: record who did, or take them "
            "back.");
    if (const QString end = decided(campaign, pack); !end.isEmpty())
        return (parts << end).join(u' ');
    if (const auto &pursuit = scenarioOf(play)->pursuit;
        pursuit && pursuit->end == Pursuit::End::Caught && !scenarioOf(play)->stand)
        return StoryText::tr("The Runners are caught: they must make a stand.");
    if (play.turn == 0)
        return whereIsTheBand(campaign, pack) + u' ' + StoryText::tr("Draw a card for each side.");
    if (!scenarioOf(play)->order.empty())
        parts << StoryText::tr("Order: %1. Highest Rep first.").arg(words::order(scenarioOf(play)->order));
    for (const ScenarioDeed deed : acts::scenarioTasks(campaign, pack)) {
        const QString due = deedKind(deed).due(campaign);
        if (!due.isEmpty() && acts::checkScenarioDeed(campaign, pack, deed).empty())
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

/// Returns the turn. The cards give the order; the progress of a side in it is not recorded.
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

QString whereTheyChase(const GroupInPlay &group, const Campaign &campaign)
{
    const ScenarioInPlay *now = scenarioNow(campaign);
    return now && now->pursuit && group.section == offTable && scenarioIn(campaign)->enemyRole == Role::Chaser
        ? StoryText::tr("%1″ behind you").arg(now->pursuit->distance)
        : QString();
}

QString turnByCards(const Play &play)
{
    const ScenarioInPlay &now = *scenarioOf(play);
    return now.cards.empty() ? SystemText::tr("without cards")
                             : SystemText::tr("%1, %2").arg(words::cards(now.cards), words::order(now.order));
}

QString dayOf(const Play &play)
{
    return play.scenario ? SystemText::tr("day %1").arg(play.scenario->day) : QString();
}

/// Returns the deeds. A wound excuses running; a recorded run stays when the figure is felled, taken or aided (R67). A
/// figure that goes on after all has not run.
Deeds deedsAs(const Play &play, const OwnFigure &own, TableState state)
{
    if (!play.scenario)
        return own.deeds;
    using enum TableState;
    Deeds deeds = own.deeds;
    const bool ran = own.state == RanAway || own.state == Surrendered;
    const bool aided = state == Stunned && own.felled == Wounded;
    if (state == RanAway || state == Surrendered)
        deeds.wounded = own.wound.has_value() || own.felled == Wounded;
    else if (ran && (state == Fine || (isStanding(state) && !isWound(state) && !aided)))
        deeds.wounded = false;
    else if (ran && state != LeftTable)
        deeds = besideFate(systemOf(play).fateAs(own.state), deeds);
    return deeds;
}

namespace acts {

int faceCardsOfDay(const RoundTables &rounds, int sides)
{
    return rounds.faceCardsPerDay + rounds.faceCardsPerSide * (sides - fewestSides);
}

void closeDay(const RoundTables &rounds, int sides, ScenarioInPlay &now)
{
    if (now.faceCards < faceCardsOfDay(rounds, sides) && now.turnsToday < rounds.turnsPerDay)
        return;
    ++now.day;
    now.faceCards = 0;
    now.turnsToday = 0;
}

Result<Step> noteDeeds(const Campaign &campaign, FigureId id, const Deeds &deeds)
{
    if (Problems problems = demandPlay(campaign); !problems.empty())
        return problems;
    const OwnFigure *own = campaign.play->find(id);
    if ((!own || own->state == TableState::AtHome) && !campaign.play->met(id))
        return Problem{ActsText::tr("Nobody of the band on the table has number %1.").arg(number(id))};
    const MediaWork &media = deeds.media;
    if (deeds.kills < 0 || deeds.routed < 0)
        return Problem{ActsText::tr("Enemies killed and routed must be 0 or more.")};
    if (std::min({media.leadStories, media.soundBites, media.closeShots, media.longShots}) < 0)
        return Problem{ActsText::tr("Stories, sound bites and shots must be 0 or more.")};
    if (const CampaignSystem &system = systemOf(*campaign.play); system.traits.deedsThatCount(deeds) != deeds)
        return Problem{system.whyNotThoseDeeds(campaign.findEver(id)->name)};
    const Step step = stepOf(StepKind::Played, FigureDid{id, deeds});
    Campaign after = campaign;
    muster::apply(after, step.changes.front());
    if (Problems problems = checkDeeds(campaign, fatesSoFar(*after.play)); !problems.empty())
        return problems;
    return step;
}

bool willTurn(const OwnFigure &own)
{
    return own.turnsIn > 0 && own.state != TableState::AtHome && own.state != TableState::Dead
        && own.state != TableState::Turned;
}

namespace {

/// Ends ducking for figures that have ducked for as long as they had to.
void getUp(const Play &play, int turn, Step &step)
{
    const auto isOver = [=](const auto &figure) {
        return figure.state == TableState::DuckedBack && figure.duckedUntil > 0 && figure.duckedUntil < turn;
    };
    for (const OwnFigure &own : play.own) {
        if (isOver(own))
            step.changes.push_back(FigureStood{own.id, TableState::CarryingOn});
    }
    for (const GroupInPlay &group : play.groups) {
        for (std::size_t i = 0; i < group.figures.size(); ++i) {
            if (!group.struck && isOver(group.figures[i]))
                step.changes.push_back(EnemyStood{group.id, int(i) + 1, TableState::CarryingOn});
        }
    }
}

void standUpTurned(const Campaign &campaign, const Pack &pack, int turn, Step &step)
{
    const Team *zombies = pack.wounds ? pack.team(pack.wounds->turnsInto) : nullptr;
    GroupAppeared risen;
    risen.group = int(campaign.play->groups.size()) + 1;
    for (const OwnFigure &own : campaign.play->own) {
        if (!willTurn(own) || own.turnsIn > turn)
            continue;
        step.changes.push_back(FigureStood{own.id, TableState::Turned});
        const OwnGroup *group = campaign.play->ownGroup(own.group);
        if (!zombies || own.state == TableState::LeftTable || !group || group->section == offTable)
            continue;
        risen.section = group->section;
        risen.figures.push_back({zombies->figures.front().profile, false, {}});
    }
    if (!risen.figures.empty())
        step.changes.push_back(risen);
}

} // namespace

void standUp(const Campaign &campaign, const Pack &pack, int turn, Step &step)
{
    getUp(*campaign.play, turn, step);
    standUpTurned(campaign, pack, turn, step);
}

/// Brings the enemies, except those who hide or come after the alarm: these are brought by the encounter's own dice.
void bringEnemy(const Campaign &campaign, const Placements &both, Step &step)
{
    const Scenario *scenario = scenarioIn(campaign);
    const bool later = both.theirs.how == Beginning::Hidden || both.theirs.how == Beginning::OnAlarm;
    if (scenario && !later && !scenario->enemy.figures.empty())
        step.changes.push_back(enemyForce(campaign, both.theirs.section()));
}

} // namespace acts
} // namespace muster
