// SPDX-License-Identifier: MIT
#include "rules/encounter/movement.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"
#include "rules/table/rollon.h"

namespace muster {

PefMoveResult movePef(const PefMoves &moves, int against, bool others, Dice &dice, int pef)
{
    const int passedDice = passed(dice.roll({{RollKind::PefMove, pef}, 2}), against);
    if (passedDice == 0)
        return {};
    const auto &table = moves.of(passedDice)[others ? 1 : 0];
    const PefStride &stride = rollOn(table, {RollKind::PefDirection, pef}, dice);
    return {passedDice, stride.move, stride.inches};
}

int passedByPosition(int rep, bool cover, bool outnumber, Dice &dice)
{
    return passed(dice.roll({RollKind::NonPlayerMove, 2 + int(cover) + int(outnumber)}), rep);
}

NonPlayerMoveResult moveNonPlayers(const PerPassed<NonPlayerMove> &moves, int rep, bool cover, bool outnumber,
                                   Dice &dice)
{
    const int passedDice = passedByPosition(rep, cover, outnumber, dice);
    return {passedDice, moves.of(passedDice)};
}

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
    Guard inside;
    inside.unsaid = true;
    std::vector<Guard> guards;
    for (int place = 1; place <= figures; ++place)
        guards.push_back(shotsFired ? inside : placeGuard(place, dice));
    return guards;
}

int lootingTurns(Dice &dice)
{
    return halved(dice.die(RollKind::Looting));
}

} // namespace muster
