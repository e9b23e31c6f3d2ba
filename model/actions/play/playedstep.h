// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"

#include <utility>

namespace muster::actions {

/// One change on the table, as a step of its own.
inline Step playedStep(Change change)
{
    Step step;
    step.kind = StepKind::Played;
    step.changes = {std::move(change)};
    return step;
}

} // namespace muster::actions
