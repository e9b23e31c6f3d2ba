// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace muster {

struct Pack;
struct Profile;

/// What a figure needs on d100 up to so many inches (R82).
struct ScoreInBand {
    int inches = 0; ///< to the end of the band
    int single = 0;
    int automatic = 0; ///< 0 where the weapon fires single shots only

    friend bool operator==(const ScoreInBand &, const ScoreInBand &) = default;
};

/// With the weapon the figure carries, band by band; empty where the rules have none of this.
std::vector<ScoreInBand> scoresInBands(const Profile &profile, const Pack &pack);

} // namespace muster
