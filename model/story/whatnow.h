// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <vector>

namespace muster {

/// The next thing the book asks for while the encounter is under way, in a sentence or two; empty without one.
QString whatNow(const Campaign &campaign, const Pack &pack);

/// The groups with which the In Sight Test is due before anything else goes on, by their numbers.
std::vector<int> dueInSight(const Campaign &campaign, const Pack &pack);

} // namespace muster
