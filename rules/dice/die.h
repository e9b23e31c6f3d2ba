// SPDX-License-Identifier: MIT
#pragma once

#include <QVarLengthArray>

#include <cstdint>

namespace muster {

/// The origin of a die: rolled by the program, or by the player at the table.
enum class Thrower : std::uint8_t { Program, Player };

/// A rolled die.
struct Die {
    std::uint8_t face = 0;
    Thrower by = Thrower::Program;

    bool operator==(const Die &) const = default;
};

/// The dice of one roll. Eight fit without an allocation, and few rolls have more.
using Faces = QVarLengthArray<Die, 8>;

/// The dice of a procedure in the order in which it asks for them, without division into rolls.
using Tape = std::vector<Die>;

} // namespace muster
