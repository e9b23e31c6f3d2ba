// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/surroundings.h"

namespace muster {

// Copies of a campaign, and back from them. No file is ever written over.

Reply answerBackup(const Call &call, const Surroundings &surroundings);
Reply answerRestore(const Call &call, const Surroundings &surroundings);
Reply answerRecover(const Call &call, const Surroundings &surroundings);

} // namespace muster
