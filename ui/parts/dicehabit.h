// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace muster {

/// Whose dice the player took the last time he had the choice; the next act proposes the same.
enum class DiceHabit : std::uint8_t { Program, Own };

DiceHabit diceHabit();
void rememberDiceHabit(DiceHabit habit);

} // namespace muster
