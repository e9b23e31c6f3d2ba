// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/surroundings.h"

namespace muster {

// Commands that only look; the file is opened for reading.

Reply answerShow(const Call &call, const Surroundings &surroundings);
Reply answerChronicle(const Call &call, const Surroundings &surroundings);
Reply answerCheck(const Call &call, const Surroundings &surroundings);

} // namespace muster
