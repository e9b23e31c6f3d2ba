// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

namespace muster {

/// Returns a settlement in two or three lines: number and name, structures and homes, the player's notes.
QString settlementText(const KeptSettlement &kept, const Pack &pack);

/// Returns the locale of the band, and every settlement in the binder.
QString binderText(const Campaign &campaign, const Pack &pack);

} // namespace muster
