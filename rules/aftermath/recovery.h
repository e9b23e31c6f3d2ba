// SPDX-License-Identifier: MIT
#pragma once

#include "rules/aftermath/fate.h"
#include "rules/closedset.h"

namespace muster {

class Dice;

enum class Recovered : std::uint8_t { Returned, Dead, Gone };

/// A result of the recovery test, which depends on the number of dice passed.
struct RecoveryRow {
    Recovered fate = Recovered::Returned;
    int repChange = 0;
};

struct RecoveryTable {
    PerPassed<std::array<RecoveryRow, 2>> rows; ///< by dice passed, then 1 for a figure that ran away

    const RecoveryRow &at(int passed, Fate fate) const { return rows.of(passed)[fate == Fate::RanAway ? 1 : 0]; }
};

struct RecoveryResult {
    int passed = 0;
    Recovered fate = Recovered::Returned;
    int rep = 0; ///< the new Rep; the old one if the figure does not return

    bool returns() const { return fate == Recovered::Returned; }
    void describe(auto &field) const
    {
        field("passed", passed);
        field("returns", returns());
        field("rep", rep);
        field("fate", fate);
    }
    bool operator==(const RecoveryResult &) const = default;
};

inline constexpr int recoveryDice = 2;

/// Returns the result for a figure out of the fight or run away that passed `passed` dice (Swordplay p. 23, R3, R15).
RecoveryResult recoveryFor(const RecoveryTable &table, int rep, Fate fate, int passed);

/// Rolls the recovery test. Dice: 2d6.
RecoveryResult recover(const RecoveryTable &table, int rep, Fate fate, Dice &dice, int figure = 0);

} // namespace muster
