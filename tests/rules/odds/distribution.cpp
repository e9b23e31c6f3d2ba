// SPDX-License-Identifier: MIT
#include "rules/odds/distribution.h"

#include "tests/support/packs.h"

using namespace muster;
using namespace muster::testing;

TEST(ADistribution, OfTwoDiceHasTheChancesEveryPlayerKnows)
{
    const Distribution sum = sumOdds(2, 6);

    EXPECT_EQ(sum.least(), 2);
    EXPECT_EQ(sum.most(), 12);
    EXPECT_DOUBLE_EQ(sum.chanceOf(7), 6.0 / 36);
    EXPECT_DOUBLE_EQ(sum.chanceOf(12), 1.0 / 36);
    EXPECT_EQ(sum.chanceOf(13), 0);
    EXPECT_DOUBLE_EQ(sum.mean(), 7);
    EXPECT_DOUBLE_EQ(sum.total(), 1);
}

TEST(ADistribution, OfNoDiceIsCertainlyNothing)
{
    EXPECT_EQ(successOdds(0).chanceOf(0), 1);
    EXPECT_EQ(successOdds(0).most(), 0);
    EXPECT_EQ(passedOdds(0, 3).chanceOf(0), 1);
}

TEST(ADistribution, OfSuccessesIsHeadsAndTails)
{
    const Distribution three = successOdds(3);
    EXPECT_DOUBLE_EQ(three.chanceOf(0), 1.0 / 8);
    EXPECT_DOUBLE_EQ(three.chanceOf(1), 3.0 / 8);
    EXPECT_DOUBLE_EQ(three.chanceOf(3), 1.0 / 8);
}

TEST(ADistribution, OfPassedDiceStopsAtTwoHoweverManyAreThrown) // R2
{
    const Distribution passed = passedOdds(3, 3);
    EXPECT_EQ(passed.most(), 2);
    EXPECT_DOUBLE_EQ(passed.chanceOf(0), 1.0 / 8);
    EXPECT_DOUBLE_EQ(passed.chanceOf(2), 4.0 / 8);
}

TEST(ADistribution, OfATableGivesEveryTotalItsShare)
{
    double clear = 0;
    eachOutcome(swordplay().terrain->lands.front().terrain,
                [&](const TerrainDeal &deal, double chance) { clear += deal.terrain == Terrain::Clear ? chance : 0; });
    EXPECT_DOUBLE_EQ(clear, (2 + 3 + 4 + 5 + 4) / 36.0); // 3 to 6, and 9
}

TEST(ADistribution, GrowsDownwardsAsWellAsUpwards)
{
    Distribution odds;
    odds.add(3, 0.5);
    odds.add(-1, 0.25);
    odds.add(4, 0.25);

    EXPECT_EQ(odds.least(), -1);
    EXPECT_EQ(odds.most(), 4);
    EXPECT_EQ(odds.chanceOf(-1), 0.25);
    EXPECT_EQ(odds.chanceOf(3), 0.5);
    EXPECT_EQ(odds.chanceOf(0), 0);
    EXPECT_DOUBLE_EQ(odds.mean(), 2.25);
}

TEST(ADistribution, OfNothingAddsNothing)
{
    EXPECT_EQ((Distribution() + sumOdds(2, 6)).total(), 0);
    EXPECT_EQ((sumOdds(2, 6) + Distribution()).total(), 0);
}
