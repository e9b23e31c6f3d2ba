// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/surroundings.h"

namespace muster {

/// Travels to another locale of the Wasteland.
Reply answerTravel(const Call &call, const Surroundings &surroundings);
/// Comes to a settlement, fights in one that is known, takes one out of the binder, or writes its sheet.
Reply answerSettlement(const Call &call, const Surroundings &surroundings);

} // namespace muster
