// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace muster {

class Dice;
struct Pack;

/// What became of a figure on the table, as the player reports it.
enum class Fate : std::uint8_t { Fine, OutOfTheFight, ObviouslyDead, RanAway, Captured, CheatedDeath };

enum class Recovered : std::uint8_t { Returned, Dead, Gone };

struct RecoveryResult {
    int passed = 0;
    Recovered fate = Recovered::Returned;
    int rep = 0; ///< after; of one who does not return, what it was

    bool returns() const { return fate == Recovered::Returned; }
    friend bool operator==(const RecoveryResult &, const RecoveryResult &) = default;
};

/// Whether a figure out of the fight or run away comes back (Swordplay p. 23, R3, R15). Dice: 2d6.
RecoveryResult recover(const Pack &pack, int rep, Fate fate, Dice &dice, int figure = 0);

} // namespace muster
