// SPDX-License-Identifier: MIT
#include "rules/aftermath/recovery.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"

namespace muster {

RecoveryResult recoveryFor(const RecoveryTable &table, int rep, Fate fate, int passed)
{
    Q_ASSERT(fate == Fate::OutOfTheFight || fate == Fate::RanAway);
    const RecoveryRow &row = table.at(passed, fate);
    if (row.fate != Recovered::Returned)
        return {passed, row.fate, rep};
    if (rep + row.repChange < 1) // R3, R15
        return {passed, Recovered::Gone, rep};
    return {passed, Recovered::Returned, rep + row.repChange};
}

RecoveryResult recover(const RecoveryTable &table, int rep, Fate fate, Dice &dice, int figure)
{
    return recoveryFor(table, rep, fate, passed(dice.roll({{RollKind::Recovery, figure}, recoveryDice}), rep));
}

} // namespace muster
