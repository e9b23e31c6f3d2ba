// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"

namespace muster {

struct Pack;

/// Whether Grunts of this campaign take Stay or Go.
bool asksLoyalty(const Campaign &campaign, const Pack &pack);

/// Whether its PEFs turn out to be what the Enemy Activity Level makes of them (R51).
bool asksContact(const Campaign &campaign, const Pack &pack);

} // namespace muster
