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

/// Returns the chance that the sum of these dice is at least as far from its mean on the same side; 1 without dice.
double chanceOfSum(const Roll &roll);
/// Return the same chance for the number of these d6 that pass: against a target, at most 2, or as successes.
double chanceOfPassed(const Faces &dice, int target);
double chanceOfSuccesses(const Faces &dice);

} // namespace muster
