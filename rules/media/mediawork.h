// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace muster {

inline constexpr int closeShotInches = 3; ///< the most from which a shot counts as close
inline constexpr int longShotInches = 12;

/// What one of a media crew brought home from an encounter (Chain Reaction, first edition, pp. 10, 15).
struct MediaWork {
    int closeShots = 0; ///< from closeShotInches or less
    int longShots = 0;
    int leadStories = 0;
    int soundBites = 0;
    std::vector<int> asked; ///< the Reps of those interviewed
    std::vector<int> shot; ///< the Reps of those in the close shots

    friend bool operator==(const MediaWork &, const MediaWork &) = default;
};

} // namespace muster
