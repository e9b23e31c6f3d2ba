// SPDX-License-Identifier: MIT
#include "rules/scenario/victory.h"

namespace muster {

namespace {

constexpr Fraction none{0, 1};
constexpr Fraction half{1, 2};
constexpr Fraction full{1, 1};
constexpr Fraction twice{2, 1};

Fraction fullIf(bool won)
{
    return won ? full : none;
}

/// Returns all points for winning, or half if at least half of the player's figures were lost.
Fraction halvedByLosses(bool won, const Tally &tally)
{
    if (!won)
        return none;
    return 2 * tally.ownLost >= tally.own ? half : full;
}

bool allTaken(const Tally &tally)
{
    return tally.enemyGone() >= tally.enemy;
}

/// Returns whether some of the player's figures can still act, including those that left by their exit.
bool anyAlive(const Tally &tally)
{
    return tally.own > tally.ownLost;
}

bool enemyGoneOrAway(const Tally &tally)
{
    return tally.enemyDrivenOff || allTaken(tally);
}

Fraction ambush(Role role, const Tally &tally)
{
    if (role == Role::Ambushed) { // R64
        if (tally.ownEscaped == 0)
            return none;
        return 2 * tally.ownEscaped >= tally.own ? full : half;
    }
    if (allTaken(tally))
        return full;
    return 2 * tally.enemyEscaped >= tally.enemy ? none : half;
}

Fraction raid(Role role, const Tally &tally)
{
    if (role == Role::Defender) // raiders who got away with loot were not driven off (R78)
        return fullIf(allTaken(tally) || (tally.enemyDrivenOff && tally.dwellingsLooted == 0));
    if (enemyGoneOrAway(tally))
        return full;
    const bool looted = tally.dwellingsLooted > 0 && 2 * tally.dwellingsLooted >= tally.dwellings;
    return looted ? half : none;
}

/// Returns the share for a pursuit. Runners who kill, capture or drive off all Chasers have escaped (R78).
Fraction pursuit(Role role, const Tally &tally)
{
    if (role == Role::Runner)
        return fullIf(tally.objective || enemyGoneOrAway(tally));
    return fullIf(allTaken(tally));
}

Fraction siege(Role role, const Tally &tally)
{
    if (role == Role::Besieged) // R71
        return fullIf(tally.ownEscaped > 0 || tally.enemyDrivenOff); // R78
    return fullIf(allTaken(tally));
}

Fraction sweep(Role role, const Tally &tally)
{
    if (role == Role::Defender)
        return halvedByLosses(enemyGoneOrAway(tally), tally);
    if (!allTaken(tally))
        return {tally.enemyGone(), tally.enemy};
    return tally.enemyKilled >= tally.enemy ? twice : full;
}

} // namespace

Fraction victory(ScenarioKind kind, Role role, const Tally &tally)
{
    if (!anyAlive(tally))
        return none; // R97
    switch (kind) {
    case ScenarioKind::Ambush:
        return ambush(role, tally);
    case ScenarioKind::Firefight:
    case ScenarioKind::Garrison:
        return halvedByLosses(enemyGoneOrAway(tally), tally);
    case ScenarioKind::Pursuit:
        return pursuit(role, tally);
    case ScenarioKind::Raid:
        return raid(role, tally);
    case ScenarioKind::Recover:
        return fullIf(tally.objective && (role == Role::Recoverer || enemyGoneOrAway(tally)));
    case ScenarioKind::Robbery:
        return fullIf(tally.objective); // R78
    case ScenarioKind::Siege:
        return siege(role, tally);
    case ScenarioKind::Sweep:
        return sweep(role, tally);
    }
    Q_UNREACHABLE();
}

bool winsByLeaving(Role role)
{
    switch (role) {
    case Role::Ambushed:
    case Role::Runner:
    case Role::Recoverer:
    case Role::Robber:
        return true;
    default:
        return false;
    }
}

int RewardTables::share(Fraction won, int figures) const
{
    Q_ASSERT(figures >= 1);
    return encounter * won.numerator / (won.denominator * figures);
}

int mediaPoints(const RewardTables &rewards, const MediaWork &work)
{
    int points = rewards.deeds(work.closeShots + work.leadStories, work.longShots + work.soundBites);
    for (const int rep : work.asked)
        points += rewards.interviews.of(rep);
    for (const int rep : work.shot)
        points += rewards.interviews.of(rep) / 2;
    return points;
}

} // namespace muster
