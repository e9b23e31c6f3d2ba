// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/surroundings.h"

namespace muster {

/// Founds a campaign in a new file.
Reply answerNew(const Call &call, const Surroundings &surroundings);

/// Writes the campaign that comes with the program into a new file, to look around in.
Reply answerSample(const Call &call, const Surroundings &surroundings);

} // namespace muster
