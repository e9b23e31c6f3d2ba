// SPDX-License-Identifier: MIT
#pragma once

#include <QVarLengthArray>

#include <cstdint>

namespace muster {

/// Who rolled a die: the program, or the player at the table.
enum class Thrower : std::uint8_t { Program, Player };

/// One die as it fell.
struct Die {
    std::uint8_t face = 0;
    Thrower by = Thrower::Program;

    friend bool operator==(const Die &, const Die &) = default;
};

/// The dice of one roll. Eight fit without an allocation, and few rolls have more.
using Faces = QVarLengthArray<Die, 8>;

/// The dice of a rolled procedure in the order they are asked for, whatever rolls they belong to.
using Tape = std::vector<Die>;

} // namespace muster
