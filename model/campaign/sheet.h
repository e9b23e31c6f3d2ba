// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"

namespace muster {

/// The id of the pack whose reference sheet a campaign is played with; empty: its own rules' (R80).
QString borrowedSheet(const Campaign &campaign);

} // namespace muster
