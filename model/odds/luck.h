// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/odds/fairness.h"

namespace muster {

/// The d6 of one player, thrown at the table or by the program.
struct Throws {
    QString who; ///< the player; the Star where it has no player's name
    Thrower source = Thrower::Player;
    FaceCounts faces = {};

    friend bool operator==(const Throws &, const Throws &) = default;
};

/// A roll of the book that fair dice seldom give.
struct RareRoll {
    int step = 0; ///< from 1
    Roll roll;
    double chance = 1; ///< that the sum, or how many dice pass, strays so far to that side
    int stake = 0; ///< the Rep of those whose place in the band hung on it

    friend bool operator==(const RareRoll &, const RareRoll &) = default;
};

/// How much a roll is to be talked about: how surprising it was, in bits, for each Rep that hung on it.
double weightOf(const RareRoll &roll);

struct Luck {
    std::vector<Throws> by; ///< Star by Star, own dice first; without those who threw nothing
    std::vector<RareRoll> rarest; ///< the rarest first
    std::vector<RareRoll> gravest; ///< those that were both: by how rare, times what hung on them
};

/// What the dice in these steps say: every die that was thrown, by whom, and the ten rolls least to be expected, and on which most hung. A roll for a
/// figure is its Star's player's, any other the first Star's.
Luck luckIn(std::span<const Step> steps);

} // namespace muster
