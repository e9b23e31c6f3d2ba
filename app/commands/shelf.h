// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/surroundings.h"

namespace muster {

/// Every test and table of a pack, on the terminal or as its quick reference sheet.
Reply answerReference(const Call &call, const Surroundings &surroundings);

/// A side of the percentile street skirmish rolled up, as a list or as cards to play with (R81).
Reply answerSide(const Call &call, const Surroundings &surroundings);

} // namespace muster
