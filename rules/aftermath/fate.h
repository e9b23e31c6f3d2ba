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
    Wounded, ///< First Aid decides what becomes of the figure (R80)
};

/// The enemy has the figure.
inline constexpr bool isTaken(Fate fate)
{
    return fate == Fate::Captured || fate == Fate::Surrendered;
}

/// It stood when the fight was over.
inline constexpr bool isOnItsFeet(Fate fate)
{
    return fate == Fate::Fine || fate == Fate::Scratched || fate == Fate::BadWound;
}

/// The figure is hurt, or not at all, which can stand beside what it did (R7).
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
