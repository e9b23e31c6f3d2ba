// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"
#include "rules/pack/pack.h"

namespace muster::actions {

/// Why the current Patrol was no success with those fates, by the book and what was noted on the table (Swordplay p. 28, Chain
/// Reaction 3.0 p. 23); empty where it may be one.
QString whyNoPatrol(const Campaign &campaign, const Pack &pack, const std::vector<ReportedFate> &fates);

} // namespace muster::actions
