// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace muster {

inline constexpr int closeShotInches = 3; ///< greatest distance of a close shot
inline constexpr int longShotInches = 12;

/// The footage and interviews that a member of a media crew gained in an encounter (Chain Reaction, first edition, pp.
/// 10, 15).
struct MediaWork {
    int closeShots = 0; ///< from closeShotInches or less
    int longShots = 0;
    int leadStories = 0;
    int soundBites = 0;
    std::vector<int> asked; ///< Reps of the figures interviewed
    std::vector<int> shot; ///< Reps of the figures in the close shots

    bool operator==(const MediaWork &) const = default;
};

} // namespace muster
