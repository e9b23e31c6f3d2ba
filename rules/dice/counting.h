// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/die.h"

#include <algorithm>

namespace muster {

inline int sum(const Faces &dice)
{
    int total = 0;
    for (const Die die : dice)
        total += die.face;
    return total;
}

/// Returns the number of dice at or below the target, at most 2 however many were rolled (Swordplay p. 3, R2).
inline int passed(const Faces &dice, int target)
{
    const auto low = std::ranges::count_if(dice, [=](Die die) { return die.face <= target; });
    return std::min(2, static_cast<int>(low));
}

/// Returns whether a die is a success: 1, 2 or 3 (Swordplay p. 3).
inline bool isSuccess(Die die)
{
    return die.face <= 3;
}

inline int successes(const Faces &dice)
{
    return static_cast<int>(std::ranges::count_if(dice, isSuccess));
}

/// Returns ½d6: 1 for 1–2, 2 for 3–4, 3 for 5–6 (Swordplay p. 3, R1).
inline int halved(int face)
{
    return (face + 1) / 2;
}

} // namespace muster
