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

template<>
inline constexpr auto otherSlugs<NonPlayerMove> = std::to_array<Slug<NonPlayerMove>>({
    {NonPlayerMove::HoldAndFire, QLatin1StringView("hold-fire")},
});

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

/// Where one figure of an objective building's PEF stands when it is seen.
struct Guard {
    bool inside = true;
    int inches = 0; ///< from the building, 2 to 7; 0 inside
    bool facing = true; ///< looking at the player's figures (inside: out of a window or door)
    bool unsaid = false; ///< came in after shots, and no die says where it looks; not in older files

    friend bool operator==(const Guard &, const Guard &) = default;
};

/// Raid: Attack (Swordplay p. 29). After shots everybody is inside, and no die says where a guard looks. Dice without shots,
/// per figure: 1d6 even is inside; outside 1d6 for the distance, 1+1d6"; then 1d6, on 1–3 the guard faces the player.
std::vector<Guard> placeGuards(int figures, bool shotsFired, Dice &dice);

/// Quiet turns of activation a figure must spend inside to loot: ½d6 (Swordplay p. 30). Dice: 1d6.
int lootingTurns(Dice &dice);

} // namespace muster
