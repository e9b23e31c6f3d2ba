// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace muster {

class Dice;

/// Where one figure of an objective building's PEF stands when it is seen.
struct Guard {
    bool inside = true;
    int inches = 0; ///< from the building, 2 to 7; 0 inside
    bool facing = true; ///< he looks at the player's figures (inside: out of a window or door); unsaid after shots

    friend bool operator==(const Guard &, const Guard &) = default;
};

/// Raid: Attack (Swordplay p. 29). After shots everybody is inside, and no die says where he looks. Dice without shots,
/// per figure: 1d6 even is inside; outside 1d6 for the distance, 1+1d6"; then 1d6, on 1–3 he faces the player.
std::vector<Guard> placeGuards(int figures, bool shotsFired, Dice &dice);

/// Quiet turns of activation a figure must spend inside to loot: ½d6 (Swordplay p. 30). Dice: 1d6.
int lootingTurns(Dice &dice);

} // namespace muster
