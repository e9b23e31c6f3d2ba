// SPDX-License-Identifier: MIT
#include "rules/aftermath/recovery.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"
#include "rules/pack/pack.h"

namespace muster {

RecoveryResult recover(const Pack &pack, int rep, Fate fate, Dice &dice, int figure)
{
    Q_ASSERT(fate == Fate::OutOfTheFight || fate == Fate::RanAway);
    const int passedDice = passed(dice.roll({{RollKind::Recovery, figure}, 2}), rep);
    const RecoveryRow &row = pack.recovery[static_cast<std::size_t>(passedDice)][fate == Fate::RanAway ? 1 : 0];
    if (row.fate != Recovered::Returned)
        return {passedDice, row.fate, rep};
    if (rep + row.repChange < 1) // R3, R15
        return {passedDice, Recovered::Gone, rep};
    return {passedDice, Recovered::Returned, rep + row.repChange};
}

} // namespace muster
