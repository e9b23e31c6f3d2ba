// SPDX-License-Identifier: MIT
#include "rules/aftermath/recovery.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"

namespace muster {

RecoveryResult recover(const RecoveryTable &table, int rep, Fate fate, Dice &dice, int figure)
{
    Q_ASSERT(fate == Fate::OutOfTheFight || fate == Fate::RanAway);
    const int passedDice = passed(dice.roll({{RollKind::Recovery, figure}, 2}), rep);
    const RecoveryRow &row = table.at(passedDice, fate);
    if (row.fate != Recovered::Returned)
        return {passedDice, row.fate, rep};
    if (rep + row.repChange < 1) // R3, R15
        return {passedDice, Recovered::Gone, rep};
    return {passedDice, Recovered::Returned, rep + row.repChange};
}

} // namespace muster
