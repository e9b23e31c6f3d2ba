// SPDX-License-Identifier: MIT
#include "model/acts/battle.h"
#include "model/acts/credit.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/scenario.h"
#include "model/systems/halfmonths/scenarioparts.h"

#include <algorithm>

namespace muster {

namespace actions {

namespace {

/// Killed, taken or unable to act.
bool isLost(TableState state)
{
    switch (state) {
    case TableState::OutOfTheFight:
    case TableState::Dead:
    case TableState::Captured:
    case TableState::Unconscious:
    case TableState::Surrendered:
    case TableState::Turned:
    case TableState::Wounded:
        return true;
    default:
        return false;
    }
}

/// Only the convoy has an exit that must be reached; elsewhere whoever runs is away.
bool hasEscaped(TableState state, const Scenario &scenario)
{
    return state == TableState::LeftTable || (state == TableState::RanAway && scenario.kind != ScenarioKind::Ambush);
}

/// Enemies who came onto the table so far.
int onTable(const Play &play)
{
    int there = 0;
    for (const GroupInPlay &group : play.groups)
        there += static_cast<int>(group.figures.size());
    return there;
}

void countEnemies(const Campaign &campaign, Tally &tally)
{
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    for (const GroupInPlay &group : campaign.play->groups) {
        for (const EnemyFigure &figure : group.figures) {
            if (isKilled(figure.state))
                ++tally.enemyKilled;
            else if (isLost(figure.state))
                ++tally.enemyCaptured;
            else if (group.struck || hasEscaped(figure.state, scenario))
                ++tally.enemyEscaped;
        }
    }
    tally.enemy = *enemiesThere(campaign);
    tally.enemyDrivenOff = onTable(*campaign.play) == tally.enemy && campaign.play->enemies() == 0;
}

int ownWhoLeft(const Play &play)
{
    return static_cast<int>(std::ranges::count(play.own, TableState::LeftTable, &OwnFigure::state));
}

int enemiesWhoLeft(const Play &play)
{
    int left = 0;
    for (const GroupInPlay &group : play.groups)
        left += static_cast<int>(std::ranges::count(group.figures, TableState::LeftTable, &EnemyFigure::state));
    return left;
}

/// Raiders have looted nothing before some of them are off the table with it (p. 14).
bool gotAwayWithLoot(const Campaign &campaign, const Tally &tally)
{
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    if (scenario.role != Role::Raider)
        return tally.enemyEscaped > 0;
    return std::ranges::any_of(campaign.play->own,
                               [&](const OwnFigure &own) { return hasEscaped(own.state, scenario); });
}

void countOwn(const Campaign &campaign, Tally &tally)
{
    tally.own = 0;
    for (const OwnFigure &own : campaign.play->own) {
        tally.own += own.state != TableState::AtHome ? 1 : 0;
        tally.ownLost += isLost(own.state) ? 1 : 0;
    }
    tally.ownEscaped = ownWhoLeft(*campaign.play);
}

/// Those who were dealt came onto the table as the first group.
constexpr int dealtGroup = 1;

/// The groups that came after those who were dealt, and fight for the same side.
std::vector<const GroupInPlay *> reinforcements(const Play &play)
{
    std::vector<const GroupInPlay *> came;
    for (const GroupInPlay &group : play.groups) {
        if (group.id != dealtGroup && group.army == firstEnemy && !group.struck)
            came.push_back(&group);
    }
    return came;
}

/// The places, in the row of enemyInAll(), of those who fight no more, in what follows at once either (R97).
std::vector<int> lostPlaces(const Campaign &campaign)
{
    std::vector<int> places;
    const auto note = [&](const GroupInPlay &group, int before) {
        for (std::size_t i = 0; i < group.figures.size(); ++i) {
            if (isLost(group.figures[i].state) || hurtOf(group.figures[i]) == TableState::BadWound) // R97
                places.push_back(before + static_cast<int>(i) + 1);
        }
    };
    if (const GroupInPlay *dealt = campaign.play->group(dealtGroup))
        note(*dealt, 0);
    auto before = static_cast<int>(scenarioOf(*campaign.encounter)->enemy.figures.size());
    for (const GroupInPlay *group : reinforcements(*campaign.play)) {
        note(*group, before);
        before += static_cast<int>(group->figures.size());
    }
    return places;
}

/// All of them are off the table, or none of them is (p. 14), as the side with that role wishes it.
bool hostagesDecide(const Scenario &scenario, const ScenarioInPlay &now, Role role)
{
    if (!hasHostages(scenario))
        return false;
    return role == Role::Recoverer ? now.hostagesOut == scenario.hostages : now.hostagesOut == 0;
}

/// The robbers won if one of them left the table after the robbery (R78), the police if none did and none is left there.
bool robberyDecides(const Campaign &campaign, Role role)
{
    const Play &play = *campaign.play;
    const bool weRob = scenarioOf(*campaign.encounter)->role == Role::Robber;
    const bool gotAway = scenarioOf(play)->objective && (weRob ? ownWhoLeft(play) : enemiesWhoLeft(play)) > 0;
    return role == Role::Robber ? gotAway : !gotAway && (weRob ? play.party() : play.enemies()) == 0;
}

} // namespace

Force enemyInAll(const Campaign &campaign)
{
    Force all = scenarioOf(*campaign.encounter)->enemy;
    for (const GroupInPlay *group :
         campaign.play ? reinforcements(*campaign.play) : std::vector<const GroupInPlay *>()) {
        for (const EnemyFigure &figure : group->figures)
            all.figures.push_back(figure.profile);
    }
    return all;
}

namespace {

Tally tallyOfOurs(const Campaign &campaign)
{
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    const ScenarioInPlay &now = *scenarioOf(*campaign.play);
    Tally tally;
    countOwn(campaign, tally);
    countEnemies(campaign, tally);
    tally.enemyDrivenOff = tally.enemyDrivenOff || (now.besiegersGone && scenario.role == Role::Besieged);
    tally.objective = scenario.kind == ScenarioKind::Robbery
        ? robberyDecides(campaign, scenario.role)
        : now.objective || hostagesDecide(scenario, now, scenario.role)
            || (now.pursuit && now.pursuit->end == Pursuit::End::Escaped);
    tally.dwellings = now.dwellings;
    tally.dwellingsLooted = gotAwayWithLoot(campaign, tally) ? now.looted : 0;
    return tally;
}

/// The same seen by the band that is met (R87).
Tally tallyOfTheOthers(const Campaign &campaign)
{
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    const ScenarioInPlay &now = *scenarioOf(*campaign.play);
    const Tally ours = tallyOfOurs(campaign);
    Tally theirs;
    theirs.own = ours.enemy;
    theirs.ownLost = ours.enemyGone();
    theirs.ownEscaped = enemiesWhoLeft(*campaign.play);
    theirs.enemy = ours.own;
    for (const OwnFigure &own : campaign.play->own) {
        if (isKilled(own.state))
            ++theirs.enemyKilled;
        else if (isLost(own.state))
            ++theirs.enemyCaptured;
        else if (hasEscaped(own.state, scenario))
            ++theirs.enemyEscaped;
    }
    theirs.enemyDrivenOff = campaign.play->party() == 0 || (now.besiegersGone && scenario.enemyRole == Role::Besieged);
    theirs.objective = hasHostages(scenario)     ? hostagesDecide(scenario, now, scenario.enemyRole)
        : scenario.kind == ScenarioKind::Robbery ? robberyDecides(campaign, scenario.enemyRole)
        : scenario.kind == ScenarioKind::Recover ? !ours.objective
                                                 : ours.objective;
    theirs.dwellings = ours.dwellings;
    theirs.dwellingsLooted = ours.dwellingsLooted;
    return theirs;
}

} // namespace

Tally tallyOf(const Campaign &campaign, bool met)
{
    return met ? tallyOfTheOthers(campaign) : tallyOfOurs(campaign);
}

bool isUntouched(const Campaign &campaign)
{
    const auto isAsItCame = [](const auto &figure) {
        return figure.state == TableState::CarryingOn || figure.state == TableState::AtHome;
    };
    const auto areAsTheyCame = [&](const GroupInPlay &group) { return std::ranges::all_of(group.figures, isAsItCame); };
    const ScenarioInPlay &now = *scenarioOf(*campaign.play);
    const bool isAnythingDone = now.ambush || now.pursuit || now.besiegersGone || now.objective || now.dwellings > 0
        || now.hostagesFound || now.hostagesOut > 0;
    return campaign.play->turn == 0 && !isAnythingDone && std::ranges::all_of(campaign.play->own, isAsItCame)
        && std::ranges::all_of(campaign.play->groups, areAsTheyCame);
}

namespace {

Fraction wonByTheOthers(const Campaign &campaign)
{
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    return campaign.meeting() ? victory(scenario.kind, scenario.enemyRole, tallyOfTheOthers(campaign)) : Fraction{};
}

/// Nobody has won anything, and both sides can go on: the table says how it stands, not how it ended (R9).
bool isOpen(const Campaign &campaign, const Tally &tally, Fraction won)
{
    return won == Fraction{} && wonByTheOthers(campaign) == Fraction{} && campaign.play->party() > 0
        && !tally.enemyDrivenOff;
}

} // namespace

} // namespace actions

/// Those who were rolled up, or came onto the table where these are more.
std::optional<int> HalfMonths::enemiesThere(const Campaign &campaign) const
{
    const auto dealt = static_cast<int>(dealtEnemy(*campaign.encounter)->figures.size());
    return campaign.play ? std::max(dealt, actions::onTable(*campaign.play)) : dealt;
}

void HalfMonths::report(const Campaign &campaign, AftermathDraft &draft) const
{
    for (ReportedFate &reported : draft.figures) {
        if (const OwnFigure *own = campaign.play->find(reported.id); own && actions::willTurn(*own))
            reported.fate = Fate::Turned;
    }
    std::erase_if(draft.figures, [&](const ReportedFate &reported) { return !campaign.find(reported.id); });
    draft.enemy.lost = actions::lostPlaces(campaign);
    if (scenarioOf(*campaign.play)
            ->stand.value_or(false)) // perhaps all there is to say: whoever pursues may do so on paper
        draft.enemy.follows = QStringLiteral("ambush");
    if (actions::isUntouched(campaign))
        return;
    const Tally tally = actions::tallyOf(campaign);
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    if (const Fraction won = victory(scenario.kind, scenario.role, tally); !actions::isOpen(campaign, tally, won)) {
        if (campaign.meeting())
            draft.theirs = actions::wonByTheOthers(campaign);
        draft.outcome = outcomeOf(won);
        if (won != Fraction{0, 1} && won != Fraction{1, 1})
            draft.won = won;
    }
    if (scenarioOf(*campaign.play)->besiegersGone)
        draft.enemy.follows = QStringLiteral("nothing"); // nobody escaped whom they could pursue (R71)
}

/// Those who hide or come after the alarm are brought by what the encounter rolls; all others are there, or on their way.
void HalfMonths::bringEnemy(const Campaign &campaign, const Placements &both, Step &step) const
{
    const bool later = both.theirs.how == Beginning::Hidden || both.theirs.how == Beginning::OnAlarm;
    if (!later && !dealtEnemy(*campaign.encounter)->figures.empty())
        step.changes.push_back(actions::enemyForce(campaign, both.theirs.section()));
}

} // namespace muster
