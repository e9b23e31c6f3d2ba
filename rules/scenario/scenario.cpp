// SPDX-License-Identifier: MIT
#include "rules/scenario/scenario.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"
#include "rules/pack/pack.h"

#include <algorithm>

namespace muster {

namespace {

/// Returns the index of the player's side, 0 or 1.
int playersSide(const ScenarioRow &row, const ScenarioRequest &request, Dice &dice)
{
    if (request.role)
        return row.sideOf(*request.role);
    if (row.roleDie)
        return dice.die(RollKind::Role) <= 3 ? 0 : 1;
    return row.isSecondSide(request.list) ? 1 : 0;
}

/// Returns the id of the list or team from which the enemy is raised. If only some can play the second side, it is one
/// of those (R63).
QString enemyFrom(const ScenarioRow &row, int side, const QString &wanted)
{
    if (side == 1 || row.secondSideLists.empty() || row.isSecondSide(wanted))
        return wanted;
    return row.secondSideLists.front();
}

int rollCivilians(const ScenarioRow &row, Dice &dice)
{
    if (row.civilianDice == 0 || dice.die(RollKind::CiviliansThere) != 1)
        return 0;
    return dice.total({RollKind::Civilians, row.civilianDice});
}

/// Makes a request with the same two sides in another encounter. `first`: the player has its first role.
ScenarioRequest chained(const ScenarioTables &tables, const Scenario &over, ScenarioKind kind, bool first)
{
    ScenarioRequest request;
    request.kind = kind;
    request.enemy = over.enemy.from;
    request.role = tables.of(kind).sides[first ? 0 : 1].role;
    request.after = over.kind;
    return request;
}

} // namespace

bool mayConcernStockpile(ScenarioKind kind)
{
    return kind == ScenarioKind::Raid || kind == ScenarioKind::Recover;
}

bool losesStockpile(const Scenario &over, Fraction won)
{
    return over.stockpile && over.role == Role::Defender && won.numerator == 0;
}

namespace {

/// Returns whether `first` is half of `other` or less, so that the first side is surprised.
bool isHalf(int first, int other)
{
    return 2 * first <= other;
}

bool isHalf(Reason firsts, int firstRep, Reason others, int otherRep, Dice &dice)
{
    const int first = dice.die(firsts) + firstRep;
    return isHalf(first, dice.die(others) + otherRep);
}

} // namespace

bool isSurprised(int watchersRep, int comersRep, Dice &dice)
{
    return isHalf(RollKind::Watching, watchersRep, RollKind::Coming, comersRep, dice);
}

std::optional<Role> surprisedIn(const ScenarioTables &tables, const Scenario &scenario, int ownRep, int enemyRep)
{
    const std::optional<Role> &watching = tables.of(scenario.kind).watching;
    if (!watching || scenario.watchingDie == 0)
        return std::nullopt;
    const bool watches = scenario.role == *watching;
    const int watchers = scenario.watchingDie + (watches ? ownRep : enemyRep);
    const int comers = scenario.comingDie + (watches ? enemyRep : ownRep);
    return isHalf(watchers, comers) ? watching : std::nullopt;
}

int rollHostages(Dice &dice)
{
    return halved(dice.die(RollKind::Hostages));
}

std::vector<int> hostagesAmong(std::vector<Captive> captives, int hostages)
{
    std::ranges::sort(captives, [](const Captive &one, const Captive &other) {
        return one.rep == other.rep ? one.number < other.number : one.rep > other.rep;
    });
    std::vector<int> numbers;
    for (const Captive &captive : captives) {
        if (static_cast<int>(numbers.size()) < hostages)
            numbers.push_back(captive.number);
    }
    return numbers;
}

Scenario dealScenario(const Pack &pack, const ScenarioRequest &request, Dice &dice)
{
    const ScenarioRow &row = pack.scenarios->of(request.kind);
    Scenario dealt;
    dealt.kind = request.kind;
    dealt.after = request.after;
    const bool convoy = row.vehicles && request.after != ScenarioKind::Pursuit; // R78
    dealt.vehicles = convoy ? dice.die(RollKind::ConvoyVehicles) : 0;
    const int side = playersSide(row, request, dice);
    const ScenarioSide &own = row.sides[static_cast<std::size_t>(side)];
    const ScenarioSide &theirs = row.sides[static_cast<std::size_t>(1 - side)];
    dealt.role = own.role;
    dealt.enemyRole = theirs.role;
    dealt.recruits = own.recruits(request.leaderRep);
    const QString from = enemyFrom(row, side, request.enemy);
    dealt.enemy = request.standing ? *request.standing
        : request.points           ? buyForce(pack, from, *request.points, dice)
                                   : raiseForce(pack, from, theirs, dice);
    dealt.civilians = rollCivilians(row, dice);
    if (row.watching) {
        dealt.watchingDie = dice.die(RollKind::Watching);
        dealt.comingDie = dice.die(RollKind::Coming);
        dealt.surprised = surprisedIn(*pack.scenarios, dealt, request.leaderRep, dealt.enemy.leaderRep());
    }
    dealt.hostages = row.hostages ? rollHostages(dice) : 0;
    return dealt;
}

std::optional<ScenarioRequest> followUp(const ScenarioTables &tables, const Scenario &over, Dice &dice)
{
    const std::optional<FollowUp> &next = tables.of(over.kind).next;
    if (!next || (!next->isCertain() && dice.die(RollKind::WhatFollows) > next->upTo))
        return std::nullopt;
    return chained(tables, over, next->kind, over.role == next->first);
}

std::vector<ScenarioKind> mayFollow(const ScenarioTables &tables, ScenarioKind over)
{
    if (over == ScenarioKind::Pursuit)
        return {ScenarioKind::Ambush};
    const std::optional<FollowUp> &next = tables.of(over).next;
    if (!next)
        return {};
    if (next->kind == ScenarioKind::Raid)
        return {ScenarioKind::Raid, ScenarioKind::Recover, ScenarioKind::Sweep};
    return {next->kind};
}

ScenarioRequest following(const ScenarioTables &tables, const Scenario &over, ScenarioKind kind)
{
    const std::optional<FollowUp> &next = tables.of(over.kind).next;
    return chained(tables, over, kind, over.role == (next ? next->first : Role::Chaser));
}

std::optional<ScenarioRequest> makeStand(const ScenarioTables &tables, const Scenario &pursuit, int leaderRep,
                                         Dice &dice)
{
    const bool chasing = pursuit.role == Role::Chaser;
    const int enemyRep = pursuit.enemy.leaderRep();
    if (!isHalf(RollKind::ChasersStand, chasing ? leaderRep : enemyRep, RollKind::RunnersStand,
                chasing ? enemyRep : leaderRep, dice))
        return std::nullopt;
    return chained(tables, pursuit, ScenarioKind::Ambush, chasing);
}

} // namespace muster
