// SPDX-License-Identifier: MIT
#include "model/acts/battle.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/parts.h"
#include "model/systems/systems.h"

#include <algorithm>

namespace muster {

namespace acts {

namespace {

/// Returns true for figures killed, taken or unable to act.
bool isLost(TableState state)
{
    using enum TableState;
    return isKilled(state) || state == OutOfTheFight || state == Captured || state == Unconscious
        || state == Surrendered || state == Wounded;
}

/// Returns true if the figure has escaped. Only the convoy has an exit that must be reached; elsewhere any figure that
/// runs is away.
bool hasEscaped(TableState state, const Scenario &scenario)
{
    return state == TableState::LeftTable || (state == TableState::RanAway && scenario.kind != ScenarioKind::Ambush);
}

/// The fates of a side's figures that were on the table.
struct SideTally {
    int all = 0;
    int killed = 0;
    int taken = 0;
    int away = 0; ///< figures gone by their exit, or by any way if no exit is named
    int left = 0; ///< figures gone by their exit

    int lost() const { return killed + taken; }
    void count(TableState state, const Scenario &scenario, bool struck = false)
    {
        ++all;
        left += state == TableState::LeftTable ? 1 : 0;
        if (isKilled(state))
            ++killed;
        else if (isLost(state))
            ++taken;
        else if (struck || hasEscaped(state, scenario))
            ++away;
    }
};

SideTally countOwn(const Campaign &campaign)
{
    SideTally own;
    for (const OwnFigure &figure : campaign.play->own) {
        if (figure.state != TableState::AtHome)
            own.count(figure.state, *scenarioIn(campaign));
    }
    return own;
}

SideTally countEnemies(const Campaign &campaign)
{
    SideTally enemies;
    for (const GroupInPlay &group : campaign.play->groups) {
        for (const EnemyFigure &figure : group.figures)
            enemies.count(figure.state, *scenarioIn(campaign), group.struck);
    }
    return enemies;
}

/// The enemies who were dealt came onto the table as the first group.
constexpr int dealtGroup = 1;

/// Returns the groups that came after those who were dealt, and fight for the same side.
std::vector<const GroupInPlay *> reinforcements(const Play &play)
{
    std::vector<const GroupInPlay *> came;
    for (const GroupInPlay &group : play.groups) {
        if (group.id != dealtGroup && group.army == firstEnemy && !group.struck)
            came.push_back(&group);
    }
    return came;
}

/// Returns the places, in the row of enemyInAll(), of enemies who fight no more, in a follow-up either (R97).
std::vector<int> lostPlaces(const Campaign &campaign)
{
    std::vector<int> places;
    const auto note = [&](const GroupInPlay &group, int before) {
        for (std::size_t i = 0; i < group.figures.size(); ++i) {
            if (isLost(group.figures[i].state) || hurtOf(group.figures[i]) == TableState::BadWound) // R97
                places.push_back(before + int(i) + 1);
        }
    };
    if (const GroupInPlay *dealt = campaign.play->group(dealtGroup))
        note(*dealt, 0);
    auto before = int(scenarioIn(campaign)->enemy.figures.size());
    for (const GroupInPlay *group : reinforcements(*campaign.play)) {
        note(*group, before);
        before += int(group->figures.size());
    }
    return places;
}

/// Checks whether this role has won: the robbers if one of them left the table after the robbery (R78), the police if
/// none did and none is left there.
bool robberyDecides(const Campaign &campaign, Role role)
{
    const Play &play = *campaign.play;
    const bool weRob = scenarioIn(campaign)->role == Role::Robber;
    const SideTally robbers = weRob ? countOwn(campaign) : countEnemies(campaign);
    const bool gotAway = scenarioOf(play)->objective && robbers.left > 0;
    return role == Role::Robber ? gotAway : !gotAway && (weRob ? play.party() : play.enemies()) == 0;
}

} // namespace

std::optional<int> enemiesThere(const Campaign &campaign)
{
    const Force *enemy = campaign.encounter->dealtEnemy();
    if (!enemy)
        return std::nullopt;
    int onTable = 0;
    if (campaign.play) {
        for (const GroupInPlay &group : campaign.play->groups)
            onTable += int(group.figures.size());
    }
    return std::max(int(enemy->figures.size()), onTable);
}

Force enemyInAll(const Campaign &campaign)
{
    Force all = scenarioIn(campaign)->enemy;
    for (const GroupInPlay *group :
         campaign.play ? reinforcements(*campaign.play) : std::vector<const GroupInPlay *>()) {
        for (const EnemyFigure &figure : group->figures)
            all.figures.push_back(figure.profile);
    }
    return all;
}

namespace {

/// Checks whether the objective is reached, as seen by the band whose encounter it is, or by the one that is met (R87).
bool isReached(const Campaign &campaign, bool met)
{
    const Scenario &scenario = *scenarioIn(campaign);
    const ScenarioInPlay &now = *scenarioNow(campaign);
    const Role role = met ? scenario.enemyRole : scenario.role;
    if (scenario.kind == ScenarioKind::Robbery)
        return robberyDecides(campaign, role);
    if (hasHostages(scenario) && now.hostagesOut == (role == Role::Recoverer ? scenario.hostages : 0)) // p. 14
        return true;
    if (met)
        return !hasHostages(scenario) && isReached(campaign, false) == (scenario.kind != ScenarioKind::Recover);
    return now.objective || (now.pursuit && now.pursuit->end == Pursuit::End::Escaped);
}

} // namespace

Tally tallyOf(const Campaign &campaign, bool met)
{
    const Play &play = *campaign.play;
    const Scenario &scenario = *scenarioIn(campaign);
    const ScenarioInPlay &now = *scenarioNow(campaign);
    const SideTally ours = countOwn(campaign);
    SideTally theirs = countEnemies(campaign);
    const bool areThere = theirs.all == *enemiesThere(campaign);
    theirs.all = *enemiesThere(campaign);
    const SideTally &own = met ? theirs : ours;
    const SideTally &enemy = met ? ours : theirs;
    const bool isOutlasted = now.besiegersGone && (met ? scenario.enemyRole : scenario.role) == Role::Besieged;
    // Raiders have looted nothing before some of them are off the table with it (p. 14).
    const bool gotAwayWithLoot = (scenario.role == Role::Raider ? ours : theirs).away > 0;
    Tally tally;
    tally.own = own.all;
    tally.ownLost = own.lost();
    tally.ownEscaped = own.left;
    tally.enemy = enemy.all;
    tally.enemyKilled = enemy.killed;
    tally.enemyCaptured = enemy.taken;
    tally.enemyEscaped = enemy.away;
    tally.enemyDrivenOff = isOutlasted || (met ? play.party() == 0 : areThere && play.enemies() == 0);
    tally.objective = isReached(campaign, met);
    tally.dwellings = now.dwellings;
    tally.dwellingsLooted = gotAwayWithLoot ? now.looted : 0;
    return tally;
}

bool isUntouched(const Campaign &campaign)
{
    using enum TableState;
    const auto isAsItCame = [](const auto &figure) { return figure.state == CarryingOn || figure.state == AtHome; };
    const auto areAsTheyCame = [&](const GroupInPlay &group) { return std::ranges::all_of(group.figures, isAsItCame); };
    const ScenarioInPlay &now = *scenarioNow(campaign);
    const bool isAnythingDone = now.ambush || now.pursuit || now.besiegersGone || now.objective || now.dwellings > 0
        || now.hostagesFound || now.hostagesOut > 0;
    return campaign.play->turn == 0 && !isAnythingDone && std::ranges::all_of(campaign.play->own, isAsItCame)
        && std::ranges::all_of(campaign.play->groups, areAsTheyCame);
}

} // namespace acts

void HalfMonths::report(const Campaign &campaign, AftermathDraft &draft) const
{
    for (ReportedFate &reported : draft.figures) {
        if (const OwnFigure *own = campaign.play->find(reported.id); own && acts::willTurn(*own))
            reported.fate = Fate::Turned;
    }
    std::erase_if(draft.figures, [&](const ReportedFate &reported) { return !campaign.find(reported.id); });
    draft.enemy.lost = acts::lostPlaces(campaign);
    if (scenarioNow(campaign)->stand.value_or(false)) // may be the only entry: a pursuit can be played on paper
        draft.enemy.follows = QStringLiteral("ambush");
    if (acts::isUntouched(campaign))
        return;
    const Tally tally = acts::tallyOf(campaign);
    const Scenario &scenario = *scenarioIn(campaign);
    const Fraction won = victory(scenario.kind, scenario.role, tally);
    std::optional<Fraction> theirs;
    if (campaign.meeting())
        theirs = victory(scenario.kind, scenario.enemyRole, acts::tallyOf(campaign, true));
    // While nobody has won anything, and both sides can go on, the table shows no outcome (R9).
    const bool wins = won.numerator > 0 || theirs.value_or(Fraction{}).numerator > 0;
    if (wins || campaign.play->party() == 0 || tally.enemyDrivenOff) {
        draft.theirs = theirs;
        draft.outcome = outcomeOf(won);
        if (won != Fraction{0, 1} && won != Fraction{1, 1})
            draft.won = won;
    }
    if (scenarioNow(campaign)->besiegersGone)
        draft.enemy.follows = QStringLiteral("nothing"); // nobody escaped who could be pursued (R71)
}

} // namespace muster
