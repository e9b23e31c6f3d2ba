// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace muster {

/// A number of enemies that depends on the size of the party (Swordplay p. 32, Chain Reaction 3.0 p. 24).
struct HowMany {
    enum class Base : std::uint8_t { Party, Half, PartyAndHalf, Twice, ThreeTimes };
    Base base = Base::Party;
    int plus = 0;
    int least = 1; ///< lower bound of the result (R6)
    int leastMore = 0; ///< for PartyAndHalf: the least number by which the result exceeds the party

    /// Returns the number of enemies for a party of this size. Halves are rounded up (R1).
    int of(int party) const;

    bool operator==(const HowMany &) const = default;
};

} // namespace muster
