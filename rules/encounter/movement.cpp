// SPDX-License-Identifier: MIT
#include "rules/encounter/movement.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"

namespace muster {

PefMoveResult movePef(const PefMoves &moves, int against, bool others, Dice &dice, int pef)
{
    const int passedDice = passed(dice.roll({{RollKind::PefMove, pef}, 2}), against);
    if (passedDice == 0)
        return {};
    const auto &table = moves[static_cast<std::size_t>(passedDice - 1)][others ? 1 : 0];
    const PefStride &stride = table.at(sum(dice.roll({{RollKind::PefDirection, pef}, table.dice, table.sides})));
    return {passedDice, stride.move, stride.inches};
}

NonPlayerMoveResult moveNonPlayers(const std::array<NonPlayerMove, 3> &moves, int rep, bool cover, bool outnumber,
                                   Dice &dice)
{
    const int count = 2 + (cover ? 1 : 0) + (outnumber ? 1 : 0);
    const int passedDice = passed(dice.roll({{RollKind::NonPlayerMove, 0}, count}), rep);
    return {passedDice, moves[static_cast<std::size_t>(passedDice)]};
}

} // namespace muster
