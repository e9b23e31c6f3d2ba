// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

namespace muster {

/// The battle as it stands: turn, PEFs, enemies, the band, what was seen and looted, notes; then what to do now.
QString playText(const Campaign &campaign, const Pack &pack);

} // namespace muster
