// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/campaign/step.h"
#include "model/changes/change.h"
#include "tests/support/tapes.h"

namespace muster::testing {

/// Replaces a change by an edited one of the same kind; a change of another kind stays unchanged.
template<typename C>
void edit(Change &change, auto how)
{
    if (!change.is<C>())
        return;
    C other = *change.as<C>();
    how(other);
    change = std::move(other);
}

/// Returns the step that `act(Dice &, Step &)` writes with these dice, including its rolls. Fails unless exactly these
/// dice are asked for.
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

/// Returns the step in which a figure comes back, with these dice.
inline Result<Step> broughtBack(const Campaign &campaign, const Pack &pack, FigureId id, const char *dice = "")
{
    if (Problems problems = acts::check(campaign, pack, acts::BringBack{number(id)}); !problems.empty())
        return problems;
    return rolledStep(
        dice, [&](Dice &d, Step &step) { acts::perform(campaign, pack, acts::BringBack{number(id)}, 0, d, step); });
}

} // namespace muster::testing
