// SPDX-License-Identifier: MIT
#include "rules/odds/fairness.h"

#include "rules/dice/counting.h"
#include "rules/odds/distribution.h"

#include <cmath>
#include <numbers>
#include <numeric>

namespace muster {

int diceIn(const FaceCounts &faces)
{
    return std::accumulate(faces.begin(), faces.end(), 0);
}

double chiSquare(const FaceCounts &faces)
{
    // The sum of (count − n/6)² / (n/6), multiplied out so that all but the final division is in whole numbers.
    std::int64_t squares = 0;
    for (const int count : faces)
        squares += std::int64_t(count) * count;
    const int dice = diceIn(faces);
    return dice == 0 ? 0 : double(6 * squares - std::int64_t(dice) * dice) / dice;
}

double chanceOfChiSquare(double chiSquare)
{
    // Q(5/2, x/2): for an odd number of degrees of freedom the incomplete gamma function ends after a few terms.
    const double x = chiSquare;
    return std::erfc(std::sqrt(x / 2)) + std::sqrt(2 * x / std::numbers::pi) * std::exp(-x / 2) * (1 + x / 3);
}

namespace {

Straying strayingOf(const Distribution &odds, int value)
{
    constexpr double roundedOff = 1e-9;
    const double from = value - odds.mean();
    if (std::abs(from) < roundedOff)
        return {};
    double chance = 0;
    for (int other = odds.least(); other <= odds.most(); ++other) {
        if (from > 0 ? other >= value : other <= value)
            chance += odds.chanceOf(other);
    }
    return {chance, from > 0 ? 1 : -1};
}

} // namespace

Straying strayingOfSum(const Roll &roll)
{
    return strayingOf(sumOdds(static_cast<int>(roll.dice.size()), roll.sides), sum(roll.dice));
}

Straying strayingOfPassed(const Faces &dice, int target)
{
    return strayingOf(passedOdds(static_cast<int>(dice.size()), target), passed(dice, target));
}

Straying strayingOfSuccesses(const Faces &dice)
{
    return strayingOf(successOdds(static_cast<int>(dice.size())), successes(dice));
}

} // namespace muster
