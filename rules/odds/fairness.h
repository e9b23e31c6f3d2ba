// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/roll.h"

#include <array>

namespace muster {

/// How often each face of a d6 fell, from 1 to 6.
using FaceCounts = std::array<int, 6>;

int diceIn(const FaceCounts &faces);

/// Pearson's chi-square against fair dice; 0 without dice.
double chiSquare(const FaceCounts &faces);
/// The chance that fair dice stray at least so far: the chi-square distribution's tail for the five degrees of freedom that
/// six faces have, exact.
double chanceOfChiSquare(double chiSquare);

/// The chance that the sum of these dice strays from its mean at least so far to the same side; 1 without dice.
double chanceOfSum(const Roll &roll);
/// The same of how many of these d6 pass, each on its own: against a target, two at most, or as successes.
double chanceOfPassed(const Faces &dice, int target);
double chanceOfSuccesses(const Faces &dice);

} // namespace muster
