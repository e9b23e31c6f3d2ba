// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

namespace muster {

/// A settlement in two or three lines: number and name, what it holds, the player's notes.
QString settlementText(const KeptSettlement &kept, const Pack &pack);

/// Where the band is, and every settlement in the binder.
QString binderText(const Campaign &campaign, const Pack &pack);

} // namespace muster
