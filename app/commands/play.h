// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/surroundings.h"

namespace muster {

/// The battle on the table: without an action how it stands and what is to be done; with one, a step.
Reply answerPlay(const Call &call, const Surroundings &surroundings);

/// The actions, a line each.
QString playHelp();

} // namespace muster
