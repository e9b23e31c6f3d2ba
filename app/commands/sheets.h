// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/surroundings.h"

namespace muster {

/// The encounter's sheet on the terminal, or as a PDF.
Reply answerEncounter(const Call &call, const Surroundings &surroundings);
/// The roster's sheet, likewise.
Reply answerRoster(const Call &call, const Surroundings &surroundings);

} // namespace muster
