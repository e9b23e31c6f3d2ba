// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "tests/support/tapes.h"

namespace muster::testing {

/// The step that `act(Dice &, Step &)` writes when the dice show this, with its rolls; fails unless exactly these dice are
/// asked for.
template<typename Act>
Step rolledStep(const char *dice, Act act)
{
    return onDice(dice, [&](Dice &d) {
        Step step;
        act(d, step);
        step.rolls = d.rolls();
        return step;
    });
}

} // namespace muster::testing
