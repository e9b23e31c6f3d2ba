// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace muster {

class Dice;

enum class Difficulty : std::uint8_t { Easy, Normal, Hard };

/// Dice passed in a Challenge (Swordplay p. 24): Rep +1 if very easy, −1 if very difficult; a 6 never passes. Dice: 2d6.
int challenge(int rep, Difficulty difficulty, Dice &dice);

} // namespace muster
