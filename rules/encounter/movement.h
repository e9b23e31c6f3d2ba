// SPDX-License-Identifier: MIT
#pragma once

#include "rules/table/rolltable.h"

#include <array>
#include <cstdint>

namespace muster {

class Dice;

enum class PefMove : std::uint8_t { Stay, ToPef, ToEnemy, Split };

struct PefMoveResult {
    int passed = 0;
    PefMove move = PefMove::Stay;
    int inches = 0;

    void describe(auto &field) const
    {
        field(u"passed", passed);
        field(u"move", move);
        field(u"inches", inches);
    }
    friend bool operator==(const PefMoveResult &, const PefMoveResult &) = default;
};

/// A PEF's move by the die after the passed dice.
struct PefStride {
    PefMove move = PefMove::Stay;
    int inches = 0;
};

/// By passed − 1, then whether other PEFs are on the table.
using PefMoves = std::array<std::array<RollTable<PefStride>, 2>, 2>;

/// How an unresolved PEF moves, against the EAL (Swordplay p. 31) or its own Rep (Chain Reaction 3.0 p. 24). `others`:
/// other PEFs are on the table. Dice: 2d6, then 1d6 if any passed.
PefMoveResult movePef(const PefMoves &moves, int against, bool others, Dice &dice, int pef = 0);

enum class NonPlayerMove : std::uint8_t { Advance, HoldAndFire, Hold };

struct NonPlayerMoveResult {
    int passed = 0;
    NonPlayerMove move = NonPlayerMove::Hold;

    void describe(auto &field) const
    {
        field(u"passed", passed);
        field(u"move", move);
    }
    friend bool operator==(const NonPlayerMoveResult &, const NonPlayerMoveResult &) = default;
};

/// How an enemy group moves, against its leader's Rep (Swordplay p. 32). `outnumber`: it has at least twice the figures
/// of the nearest player group. Dice: 2d6 plus 1d6 for each that holds.
NonPlayerMoveResult moveNonPlayers(const std::array<NonPlayerMove, 3> &moves, int rep, bool cover, bool outnumber,
                                   Dice &dice);

} // namespace muster
