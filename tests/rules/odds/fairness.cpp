// SPDX-License-Identifier: MIT
#include "rules/odds/fairness.h"

#include <cmath>

using namespace muster;
using namespace muster::testing;

namespace {

/// Computes the same tail by summing the density in small steps, up to where nothing is left.
double tailByAddingUp(double from)
{
    constexpr double step = 1e-4;
    constexpr double end = 120;
    const auto density = [](double x) { return std::pow(x, 1.5) * std::exp(-x / 2) / (3 * std::sqrt(2 * M_PI)); };
    double sum = 0;
    for (double x = from; x < end; x += step) // Simpson's rule
        sum += step / 6 * (density(x) + 4 * density(x + step / 2) + density(x + step));
    return sum;
}

Roll rolled(std::initializer_list<int> faces)
{
    Roll roll;
    for (const int face : faces)
        roll.dice.append({std::uint8_t(face), Thrower::Player});
    return roll;
}

} // namespace

TEST(Fairness, OfEvenDiceIsPerfectAndTheirTailIsEverything)
{
    EXPECT_EQ(chiSquare({10, 10, 10, 10, 10, 10}), 0);
    EXPECT_EQ(chanceOfChiSquare(0), 1);
    EXPECT_EQ(chiSquare({}), 0) << "no dice are fair dice";
}

TEST(Fairness, OfSixtyDiceWithTwentySixes)
{
    // Ten of each are expected: (2² × 5 + 10²) / 10.
    EXPECT_DOUBLE_EQ(chiSquare({8, 8, 8, 8, 8, 20}), 12);
    EXPECT_NEAR(chanceOfChiSquare(12), 0.0347877804, 1e-9) << "any table has 11.070 at 5 % and 12.833 at 2.5 %";
}

TEST(Fairness, HasTheTailThatASecondComputationGives)
{
    for (const double x : {0.1, 1.0, 4.351, 11.0705, 15.0863, 30.0})
        EXPECT_NEAR(chanceOfChiSquare(x), tailByAddingUp(x), 1e-10) << x;
}

TEST(Fairness, OfASumCountsAllThatStrayAsFarToThatSide)
{
    EXPECT_DOUBLE_EQ(strayingOfSum(rolled({1, 1})).chance, 1.0 / 36);
    EXPECT_DOUBLE_EQ(strayingOfSum(rolled({6, 5})).chance, 3.0 / 36);
    EXPECT_EQ(strayingOfSum(rolled({3, 4})).chance, 1) << "nothing is more to be expected";
    EXPECT_EQ(strayingOfSum(rolled({})).chance, 1);
    EXPECT_EQ(strayingOfSum(rolled({1, 1})).side, -1);
    EXPECT_EQ(strayingOfSum(rolled({6, 5})).side, 1);
}

TEST(Fairness, OfDiceThatPassOneByOneCountsHowManyDo)
{
    EXPECT_DOUBLE_EQ(strayingOfPassed(rolled({4, 1}).dice, 4).chance, 4.0 / 9) << "both of two against Rep 4";
    EXPECT_DOUBLE_EQ(strayingOfPassed(rolled({2, 3}).dice, 3).chance, 1.0 / 4);
    EXPECT_DOUBLE_EQ(strayingOfPassed(rolled({6, 6}).dice, 5).chance, 1.0 / 36);
    EXPECT_DOUBLE_EQ(strayingOfPassed(rolled({1, 6}).dice, 5).chance, 11.0 / 36) << "one or none";
    EXPECT_EQ(strayingOfPassed(rolled({1, 6}).dice, 3).chance, 1) << "nothing is more to be expected";
    EXPECT_DOUBLE_EQ(strayingOfSuccesses(rolled({1, 2, 3}).dice).chance, 1.0 / 8);
    EXPECT_EQ(strayingOfSuccesses(rolled({}).dice).chance, 1);
}
