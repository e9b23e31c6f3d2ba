// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace muster {

/// How many enemies, from the size of the party (Swordplay p. 32, Chain Reaction 3.0 p. 24).
struct HowMany {
    enum class Base : std::uint8_t { Party, Half, PartyAndHalf, Twice, ThreeTimes };
    Base base = Base::Party;
    int plus = 0;
    int least = 1; ///< of the result (R6)
    int leastMore = 0; ///< PartyAndHalf: at least so many more than the party

    /// Halves round up (R1).
    int of(int party) const;

    friend bool operator==(const HowMany &, const HowMany &) = default;
};

} // namespace muster
