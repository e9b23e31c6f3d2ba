// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/campaign.h"
#include "model/campaign/step.h"
#include "model/systems/campaignsystem.h"

namespace muster::acts {

/// Passes turns until an encounter comes or they stop; the result of a journey is recorded with it. Dice: the
/// calendar's.
void deal(const Campaign &campaign, const Pack &pack, const Wish &wish, quint64 seed, Dice &dice, Step &step);

/// Returns the reasons why no encounter can be prepared, or not the one wanted.
Problems whyNoEncounter(const Campaign &campaign, const Pack &pack, const Prepare &wanted);

/// Makes the dealt encounter the current one, after the turns that passed before it.
void comes(const Campaign &campaign, const Dealt &dealt, Step &step);

} // namespace muster::acts
