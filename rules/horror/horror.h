// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace muster {

class Dice;

// "B" movies (Chain Reaction, first edition, p. 10).

struct HorrorTables {
    int okayFrom = 7; ///< 1d6 and Rep of one who stays himself
    int carStartsUpTo = 3; ///< on 1d6
};

/// "Harry, are you okay?": the first wound by a zombie. None if he is; else the turns until he is one of them.
/// Dice: 1d6; if he is not, 1d6 halved.
std::optional<int> infection(const HorrorTables &tables, int rep, Dice &dice);

/// Whether a vehicle starts in a hurry, each turn anew. Dice: 1d6.
bool carStarts(const HorrorTables &tables, Dice &dice);

/// Turns a zombie spends over its victim, who is dead after the first. Dice: 1d6 halved.
int eatingTurns(Dice &dice);

} // namespace muster
