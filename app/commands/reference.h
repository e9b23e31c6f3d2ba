// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/surroundings.h"

namespace muster {

/// The packs, or what one of them holds.
Reply answerRules(const Call &call, const Surroundings &surroundings);

/// One procedure of a pack, run once.
Reply answerRoll(const Call &call, const Surroundings &surroundings);

/// The odds of one question to a pack.
Reply answerOdds(const Call &call, const Surroundings &surroundings);

} // namespace muster
