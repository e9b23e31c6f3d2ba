// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace muster {

/// What became of a figure on the table, as the player reports it. A rule set knows some of these.
enum class Fate : std::uint8_t {
    Fine,
    OutOfTheFight,
    ObviouslyDead,
    RanAway,
    Captured,
    CheatedDeath,
    // Chain Reaction, first edition:
    Scratched,
    BadWound,
    Unconscious,
    Dead,
    Surrendered,
    Turned, ///< into a zombie
    // TUMOR:
    Wounded, ///< First Aid decides what becomes of him (R80)
};

} // namespace muster
