// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/campaign.h"
#include "model/campaign/step.h"
#include "model/systems/campaignsystem.h"

namespace muster::acts {

/// The turns go by and an encounter comes, or they stop before; what a journey comes to is recorded with it. Dice:
/// the calendar's.
void deal(const Campaign &campaign, const Pack &pack, const Wish &wish, quint64 seed, Dice &dice, Step &step);

/// Why no encounter can be prepared, not even that one.
Problems whyNoEncounter(const Campaign &campaign, const Pack &pack, const Prepare &wanted);

/// What was dealt becomes the current encounter, after the turns that went by before it.
void comes(const Campaign &campaign, const Dealt &dealt, Step &step);

} // namespace muster::acts
