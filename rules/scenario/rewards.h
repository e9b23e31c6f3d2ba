// SPDX-License-Identifier: MIT
#pragma once

#include "rules/media/mediawork.h"
#include "rules/scenario/victory.h"

namespace muster {

/// Encounter points (Chain Reaction, first edition, p. 15).
struct RewardTables {
    int encounter = 400;
    int kill = 40; ///< an armed enemy; a cameraman's 3" shot; a lead story
    int rout = 20; ///< an enemy who ran from him; a 12" shot; a sound bite
    std::array<int, 6> interviews{}; ///< by the Rep − 1 of him who is asked; a 3" shot of him earns half

    /// What each figure that was brought gets for the encounter itself (R65).
    int share(Fraction won, int figures) const;
    /// What one earned by what he did.
    int deeds(int kills, int routed) const { return kills * kill + routed * rout; }
};

/// Points of one of a media crew, who has no share in the encounter's.
int mediaPoints(const RewardTables &rewards, const MediaWork &work);

} // namespace muster
