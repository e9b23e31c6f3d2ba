// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// How many of one band an encounter of the first edition lets come (R77).
namespace muster::actions {

/// Why those of the band cannot begin the current encounter together, if so many Grunts are allowed; empty: they can.
Problems beyondLimit(const Campaign &band, const Pack &pack, int allowed, const std::vector<FigureId> &party);

/// The leader, and the best of the others as far as the encounter allows them.
std::vector<FigureId> bestParty(const Campaign &band, const Pack &pack, int allowed);

} // namespace muster::actions
