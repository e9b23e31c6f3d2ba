// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace muster {

/// The fates that a player can report for a figure. Each rule set uses some of them.
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
    Turned, ///< became a zombie
    // TUMOR:
    Wounded, ///< First Aid decides between Fine, OutOfTheFight and Dead (R80)
};

/// Returns whether the enemy has the figure.
inline constexpr bool isTaken(Fate fate)
{
    return fate == Fate::Captured || fate == Fate::Surrendered;
}

/// Returns whether the figure stood when the fight was over.
inline constexpr bool isOnItsFeet(Fate fate)
{
    return fate == Fate::Fine || fate == Fate::Scratched || fate == Fate::BadWound;
}

/// Returns whether the fate is a wound, or the absence of one. These can be combined with an action such as running
/// (R7).
inline constexpr bool isHurt(Fate fate)
{
    switch (fate) {
    case Fate::Fine:
    case Fate::OutOfTheFight:
    case Fate::ObviouslyDead:
    case Fate::Scratched:
    case Fate::BadWound:
    case Fate::Unconscious:
    case Fate::Dead:
    case Fate::Wounded:
        return true;
    default:
        return false;
    }
}

} // namespace muster
