// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/actions.h"
#include "tests/support/rolledstep.h"

namespace muster::testing {

/// The step in which somebody comes back, with these dice.
inline Result<Step> broughtBack(const Campaign &campaign, const Pack &pack, FigureId id, const char *dice = "")
{
    if (Problems problems = actions::checkBringBack(campaign, pack, id); !problems.empty())
        return problems;
    return rolledStep(dice, [&](Dice &d, Step &step) { actions::bringBack(campaign, pack, id, d, step); });
}

} // namespace muster::testing
