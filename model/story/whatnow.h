// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <vector>

namespace muster {

/// The next thing the book asks for while the encounter is under way, in a sentence or two; empty without one.
QString whatNow(const Campaign &campaign, const Pack &pack);

/// The In Sight Test that is due before anything else goes on.
struct InSightDue {
    std::vector<int> groups; ///< that came into sight, by their numbers
    std::vector<InPlay> figures; ///< of both sides, for whom none is noted since
};
InSightDue dueInSight(const Campaign &campaign, const Pack &pack);

} // namespace muster
