// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace muster {

/// What one of a media crew brought home from an encounter (Chain Reaction, first edition, pp. 10, 15).
struct MediaWork {
    int closeShots = 0; ///< from 3" or less
    int longShots = 0;
    int leadStories = 0;
    int soundBites = 0;
    std::vector<int> asked; ///< the Reps of those interviewed
    std::vector<int> shot; ///< the Reps of those in the close shots

    friend bool operator==(const MediaWork &, const MediaWork &) = default;
};

} // namespace muster
