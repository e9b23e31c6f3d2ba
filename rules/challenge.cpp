// SPDX-License-Identifier: MIT
#include "rules/challenge.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"

#include <algorithm>

namespace muster {

int challenge(int rep, Difficulty difficulty, Dice &dice)
{
    const int change = difficulty == Difficulty::Easy ? 1 : difficulty == Difficulty::Hard ? -1 : 0;
    constexpr int highestPassingFace = 5;
    return passed(dice.roll({{RollKind::Challenge, 0}, 2}), std::min(rep + change, highestPassingFace));
}

} // namespace muster
