// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

namespace muster {

/// The band in a line: "Star and 4 of 5 Grunts, Rep 17 in all", and the encounter points where there are any (R65).
QString bandSummary(const Campaign &campaign, const Pack &pack);

} // namespace muster
