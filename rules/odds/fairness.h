// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/roll.h"

#include <array>

namespace muster {

/// The number of times that each face of a d6 was rolled, from 1 to 6.
using FaceCounts = std::array<int, 6>;

int diceIn(const FaceCounts &faces);

/// Returns Pearson's chi-square against fair dice; 0 without dice.
double chiSquare(const FaceCounts &faces);
/// Returns the chance that fair dice deviate at least this much: the exact tail of the chi-square distribution for the
/// five degrees of freedom that six faces have.
double chanceOfChiSquare(double chiSquare);

/// How far dice strayed from fair ones.
struct Straying {
    double chance = 1; ///< chance of a number at least as far from the mean on the same side
    int side = 0; ///< 1 above the mean, −1 below it, 0 at it
};

/// Return how far these dice strayed: by their sum, and by the number of d6 that pass against a target, or as
/// successes.
Straying strayingOfSum(const Roll &roll);
Straying strayingOfPassed(const Faces &dice, int target);
Straying strayingOfSuccesses(const Faces &dice);

} // namespace muster
