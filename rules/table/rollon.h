// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/dice.h"
#include "rules/table/rolltable.h"

namespace muster {

/// Rolls a table's dice and returns the outcome of the row with that total.
template<typename Outcome>
const Outcome &rollOn(const RollTable<Outcome> &table, Reason reason, Dice &dice)
{
    return table.at(dice.total({reason, table.dice, table.sides}));
}

/// A sum of dice plus a constant: 1d6+3.
struct DiceTotal {
    int dice = 1;
    int sides = 6;
    int plus = 0;

    int roll(Reason reason, Dice &source) const { return source.total({reason, dice, sides}) + plus; }
};

} // namespace muster
