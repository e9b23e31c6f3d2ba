// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/campaign/step.h"
#include "model/changes/change.h"
#include "tests/support/tapes.h"

namespace muster::testing {

/// Puts the same change with something else in it in its place; one of another kind stays as it is.
template<typename C>
void edit(Change &change, auto how)
{
    if (!change.is<C>())
        return;
    C other = *change.as<C>();
    how(other);
    change = std::move(other);
}

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

/// The step in which somebody comes back, with these dice.
inline Result<Step> broughtBack(const Campaign &campaign, const Pack &pack, FigureId id, const char *dice = "")
{
    if (Problems problems = acts::check(campaign, pack, acts::BringBack{number(id)}); !problems.empty())
        return problems;
    return rolledStep(
        dice, [&](Dice &d, Step &step) { acts::perform(campaign, pack, acts::BringBack{number(id)}, 0, d, step); });
}

} // namespace muster::testing
