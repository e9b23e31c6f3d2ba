// SPDX-License-Identifier: MIT
#include "rules/encounter/guards.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"

namespace muster {

namespace {

Guard placeGuard(int place, Dice &dice)
{
    Guard guard;
    guard.inside = dice.die({RollKind::GuardPlace, place}) % 2 == 0;
    if (!guard.inside)
        guard.inches = 1 + dice.die({RollKind::GuardDistance, place});
    guard.facing = dice.die({RollKind::GuardFacing, place}) <= 3;
    return guard;
}

} // namespace

std::vector<Guard> placeGuards(int figures, bool shotsFired, Dice &dice)
{
    std::vector<Guard> guards(static_cast<std::size_t>(figures));
    if (shotsFired)
        return guards;
    for (int place = 1; place <= figures; ++place)
        guards[static_cast<std::size_t>(place - 1)] = placeGuard(place, dice);
    return guards;
}

int lootingTurns(Dice &dice)
{
    return halved(dice.die({RollKind::Looting, 0}));
}

} // namespace muster
