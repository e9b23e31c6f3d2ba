// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace muster {

class Dice;
struct Pack;

enum class PefMove : std::uint8_t { Stay, ToPef, ToEnemy, Split };

struct PefMoveResult {
    int passed = 0;
    PefMove move = PefMove::Stay;
    int inches = 0;

    friend bool operator==(const PefMoveResult &, const PefMoveResult &) = default;
};

/// How an unresolved PEF moves (Swordplay p. 31). `others`: other PEFs are on the table. Dice: 2d6, then 1d6 if any passed.
PefMoveResult movePef(const Pack &pack, int eal, bool others, Dice &dice, int pef = 0);

enum class NonPlayerMove : std::uint8_t { Advance, HoldAndFire, Hold };

struct NonPlayerMoveResult {
    int passed = 0;
    NonPlayerMove move = NonPlayerMove::Hold;

    friend bool operator==(const NonPlayerMoveResult &, const NonPlayerMoveResult &) = default;
};

/// How an enemy group moves, against its leader's Rep (Swordplay p. 32). `outnumber`: it has at least twice the figures
/// of the nearest player group. Dice: 2d6 plus 1d6 for each that holds.
NonPlayerMoveResult moveNonPlayers(const Pack &pack, int rep, bool cover, bool outnumber, Dice &dice);

} // namespace muster
