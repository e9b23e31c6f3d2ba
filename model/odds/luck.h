// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/odds/fairness.h"

namespace muster {

/// The d6 of one player, rolled at the table or by the program.
struct Throws {
    QString who; ///< the player, or the Star if it has no player's name
    Thrower source = Thrower::Player;
    FaceCounts faces = {};

    friend bool operator==(const Throws &, const Throws &) = default;
};

/// A recorded roll, and how rare it is with fair dice.
struct RareRoll {
    int step = 0; ///< number of the step, from 1
    Roll roll;
    double chance = 1; ///< chance of a sum, or a number of dice passed, at least this far to that side
    int stake = 0; ///< total Rep of the figures whose place in the band depended on it
    int side = 0; ///< 1 for more than fair dice give on average, −1 for less

    friend bool operator==(const RareRoll &, const RareRoll &) = default;
};

/// Returns the weight for the list of gravest rolls: how surprising the roll was, in bits, times the Rep that depended
/// on it.
double weightOf(const RareRoll &roll);

struct Luck {
    std::vector<Throws> by; ///< Star by Star, the player's own dice first; only those that were rolled
    std::vector<RareRoll> all; ///< every roll, in order
    std::vector<RareRoll> rarest; ///< the rarest first
    std::vector<RareRoll> gravest; ///< the greatest weightOf() first
};

/// Returns statistics of the dice in these steps: every die and who rolled it, the ten rarest rolls, and the ten
/// gravest. A roll for a figure belongs to the player of its Star, any other roll to that of the first Star.
Luck luckIn(std::span<const Step> steps);

} // namespace muster
