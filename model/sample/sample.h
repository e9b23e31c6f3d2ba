// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"

namespace muster {

/// The campaign that comes with the program, "The Harrow Marches": six months of the Swordplay pack, to look around in.
/// Played again each time from resources/sample/harrow.story, so that no file of an older format is ever shipped.
Steps sampleSteps(const Pack &pack);

} // namespace muster
