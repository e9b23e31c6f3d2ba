// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/surroundings.h"

namespace muster {

// What figures carry, and who comes to see it: each writes one step, or nothing.

Reply answerEquip(const Call &call, const Surroundings &surroundings);
Reply answerUpgrade(const Call &call, const Surroundings &surroundings);
Reply answerPress(const Call &call, const Surroundings &surroundings);

} // namespace muster
