// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

namespace muster {

/// Returns the state of the battle: turn, PEFs, enemies, the band, what was seen and looted, notes; then what to do
/// next.
QString playText(const Campaign &campaign, const Pack &pack);

} // namespace muster
