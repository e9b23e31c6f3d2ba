// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace muster {

struct Pack;
struct Profile;

/// The score to hit that a figure needs on d100 within one range band (R82).
struct ScoreInBand {
    int inches = 0; ///< distance to the end of the band
    int single = 0;
    int automatic = 0; ///< 0 if the weapon fires only single shots

    bool operator==(const ScoreInBand &) const = default;
};

/// Returns the scores for the weapon that the figure carries, band by band; empty if the rules have no such scores.
std::vector<ScoreInBand> scoresInBands(const Profile &profile, const Pack &pack);

} // namespace muster
