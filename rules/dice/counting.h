// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/die.h"

#include <algorithm>

namespace muster {

/// The faces added together.
inline int sum(const Faces &dice)
{
    int total = 0;
    for (const Die die : dice)
        total += die.face;
    return total;
}

/// How many dice are equal to or below the target, two at most however many were rolled (Swordplay p. 3, R2).
inline int passed(const Faces &dice, int target)
{
    const auto low = std::count_if(dice.begin(), dice.end(), [=](Die die) { return die.face <= target; });
    return std::min(2, static_cast<int>(low));
}

/// A 1, 2 or 3 is a success (Swordplay p. 3).
inline bool isSuccess(Die die)
{
    return die.face <= 3;
}

inline int successes(const Faces &dice)
{
    return static_cast<int>(std::count_if(dice.begin(), dice.end(), isSuccess));
}

/// ½d6: 1–2 is 1, 3–4 is 2, 5–6 is 3 (Swordplay p. 3, R1).
inline int halved(int face)
{
    return (face + 1) / 2;
}

} // namespace muster
