// SPDX-License-Identifier: MIT
#include "rules/odds/fairness.h"

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
    // The sum of (count − n/6)² / (n/6), multiplied out: whole numbers up to the one division.
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

double chanceOfSum(const Roll &roll)
{
    const int dice = static_cast<int>(roll.dice.size());
    const int sum = std::accumulate(roll.dice.begin(), roll.dice.end(), 0,
                                    [](int soFar, const Die &die) { return soFar + die.face; });
    const int twiceMean = dice * (roll.sides + 1);
    if (2 * sum == twiceMean)
        return 1;
    const Distribution sums = sumOdds(dice, roll.sides);
    double chance = 0;
    for (int other = sums.least(); other <= sums.most(); ++other) {
        if (2 * sum > twiceMean ? other >= sum : other <= sum)
            chance += sums.chanceOf(other);
    }
    return chance;
}

} // namespace muster
