// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"

#include <QString>

namespace muster {

struct Pack;

/// Whether Grunts of this campaign take Stay or Go.
bool asksLoyalty(const Campaign &campaign, const Pack &pack);

/// Whether its PEFs turn out to be what the Enemy Activity Level makes of them (R51).
bool asksContact(const Campaign &campaign, const Pack &pack);

} // namespace muster

namespace muster::words {

/// "75%"; what is possible but rounds to nothing is "under 1%", what is not certain never "100%".
QString percent(double chance);

} // namespace muster::words
