// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/surroundings.h"

namespace muster {

Reply answerUndo(const Call &call, const Surroundings &surroundings);
Reply answerRedo(const Call &call, const Surroundings &surroundings);

/// Sets something right by hand (R5).
Reply answerCorrect(const Call &call, const Surroundings &surroundings);

} // namespace muster
