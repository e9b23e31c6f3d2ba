// SPDX-License-Identifier: MIT
#pragma once

#include "rules/aftermath/fate.h"

#include <array>
#include <cstdint>

namespace muster {

class Dice;

enum class Recovered : std::uint8_t { Returned, Dead, Gone };

/// Recovery by dice passed: what becomes of one who went out of the fight, or ran.
struct RecoveryRow {
    Recovered fate = Recovered::Returned;
    int repChange = 0;
};

struct RecoveryTable {
    std::array<std::array<RecoveryRow, 2>, 3> rows; ///< by passed, then out of the fight / ran away

    const RecoveryRow &at(int passed, Fate fate) const
    {
        return rows[static_cast<std::size_t>(passed)][fate == Fate::RanAway ? 1 : 0];
    }
};

struct RecoveryResult {
    int passed = 0;
    Recovered fate = Recovered::Returned;
    int rep = 0; ///< after; of one who does not return, what it was

    bool returns() const { return fate == Recovered::Returned; }
    void describe(auto &field) const
    {
        field(u"passed", passed);
        field(u"returns", returns());
        field(u"rep", rep);
        field(u"fate", fate);
    }
    friend bool operator==(const RecoveryResult &, const RecoveryResult &) = default;
};

inline constexpr int recoveryDice = 2;

/// What becomes of a figure out of the fight or run away that passed so many dice (Swordplay p. 23, R3, R15).
RecoveryResult recoveryFor(const RecoveryTable &table, int rep, Fate fate, int passed);

/// Whether the figure comes back. Dice: 2d6.
RecoveryResult recover(const RecoveryTable &table, int rep, Fate fate, Dice &dice, int figure = 0);

} // namespace muster
