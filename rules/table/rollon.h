// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"
#include "rules/table/rolltable.h"

namespace muster {

/// Throws a table's dice and reads its row.
template<typename Outcome>
const Outcome &rollOn(const RollTable<Outcome> &table, Reason reason, Dice &dice)
{
    return table.at(sum(dice.roll({reason, table.dice, table.sides})));
}

} // namespace muster
