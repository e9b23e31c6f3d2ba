// SPDX-License-Identifier: MIT
#pragma once

#include "rules/slug.h"
#include "rules/table/rolltable.h"

#include <array>
#include <cstdint>
#include <vector>

namespace muster {

class Dice;

enum class PefMove : std::uint8_t { Stay, ToPef, ToEnemy, Split };

struct PefMoveResult {
    int passed = 0;
    PefMove move = PefMove::Stay;
    int inches = 0;

    void describe(auto &field) const
    {
        field("passed", passed);
        field("move", move);
        field("inches", inches);
    }
    bool operator==(const PefMoveResult &) const = default;
};

/// A move of a PEF, determined by the die rolled after the 2d6.
struct PefStride {
    PefMove move = PefMove::Stay;
    int inches = 0;
};

/// By dice passed, then 1 if other PEFs are on the table.
using PefMoves = PerNumber<std::array<RollTable<PefStride>, 2>, 1, 2>;

/// Rolls the move of an unresolved PEF, against the EAL (Swordplay p. 31) or its own Rep (Chain Reaction 3.0 p. 24).
/// `others`: other PEFs are on the table. Dice: 2d6, then 1d6 if any passed.
PefMoveResult movePef(const PefMoves &moves, int against, bool others, Dice &dice, int pef = 0);

enum class NonPlayerMove : std::uint8_t { Advance, HoldAndFire, Hold };

template<>
inline constexpr auto otherSlugs<NonPlayerMove> = std::to_array<Slug<NonPlayerMove>>({
    {NonPlayerMove::HoldAndFire, QLatin1StringView("hold-fire")},
});

struct NonPlayerMoveResult {
    int passed = 0;
    NonPlayerMove move = NonPlayerMove::Hold;

    void describe(auto &field) const
    {
        field("passed", passed);
        field("move", move);
    }
    bool operator==(const NonPlayerMoveResult &) const = default;
};

/// Returns the dice passed by an enemy group. Dice: 2d6, and 1d6 for each of `cover` and `outnumber` that is true.
int passedByPosition(int rep, bool cover, bool outnumber, Dice &dice);

/// Rolls the move of an enemy group, against its leader's Rep (Swordplay p. 32). `outnumber`: the group has at least
/// twice as many figures as the nearest group of the player. Dice: 2d6, and 1d6 for each of `cover` and `outnumber`
/// that is true.
NonPlayerMoveResult moveNonPlayers(const PerPassed<NonPlayerMove> &moves, int rep, bool cover, bool outnumber,
                                   Dice &dice);

/// The position of a figure of the PEF in an objective building when it is seen.
struct Guard {
    bool inside = true;
    int inches = 0; ///< distance from the building, 2 to 7; 0 if inside
    bool facing = true; ///< looking at the player's figures; if inside, out of a window or door
    bool unsaid = false; ///< came in after shots, so that no die says which way it faces; older files do not have this

    bool operator==(const Guard &) const = default;
};

/// Places the guards of Raid: Attack (Swordplay p. 29). After shots everybody is inside, and no die says which way a
/// guard faces. Dice without shots, for each figure: 1d6, inside if even; if outside 1d6 for the distance, 1+1d6"; then
/// 1d6, facing the player on 1–3.
std::vector<Guard> placeGuards(int figures, bool shotsFired, Dice &dice);

/// Rolls the number of activations that a figure must spend undisturbed inside a building to loot it: ½d6 (Swordplay p.
/// 30). Dice: 1d6.
int lootingTurns(Dice &dice);

} // namespace muster
