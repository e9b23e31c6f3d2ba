// SPDX-License-Identifier: MIT
#include "rules/odds/fateodds.h"

#include "tests/support/everytape.h"

#include <gtest/gtest.h>

using namespace muster;
using namespace muster::testing;

namespace {

/// How many stay, by the test itself on every fall of its dice.
Distribution countedStaying(const StarStanding &star, const std::vector<Weighing> &grunts)
{
    Distribution stay;
    onEveryTape([&](Dice &dice) { return stayOrGo(star, grunts, dice); },
                [&](const std::vector<LoyaltyResult> &results, double chance) {
                    stay.add(static_cast<int>(std::count_if(results.begin(), results.end(),
                                                            [](const LoyaltyResult &one) {
                                                                return one.result == Loyalty::StaysFirm
                                                                    || one.result == Loyalty::Stays;
                                                            })),
                             chance);
                });
    return stay;
}

void expectAsCounted(const StarStanding &star, const std::vector<Weighing> &grunts)
{
    const BandOdds odds = bandOdds(star, grunts);
    const Distribution expected = countedStaying(star, grunts);
    for (int count = 0; count <= odds.grunts; ++count)
        EXPECT_NEAR(odds.stay.chanceOf(count), expected.chanceOf(count), 1e-12) << count << " stay";
    EXPECT_NEAR(odds.stay.mean(), expected.mean(), 1e-12);
}

} // namespace

TEST(BandOdds, AreThoseOfTheTestOnEveryFallOfItsDice)
{
    expectAsCounted({2, false, false, Outcome::Success}, {{1, 1, 0, false}, {2, 2, 0, false}});
    expectAsCounted({3, true, false, Outcome::Failure}, {{1, 1, 3, false}, {2, 1, 0, true}});
    expectAsCounted({2, false, true, Outcome::Failure}, {{1, 1, 0, true}, {2, 1, 0, false}, {3, 1, 0, false}});
}

TEST(BandOdds, KnowThatAllFaceTheSameRollOfTheStar) // R16
{
    // A Star with one die and two Grunts with one each: on a success both stay unless tied after a failure.
    const StarStanding star{1, false, false, Outcome::Failure};
    const BandOdds odds = bandOdds(star, {{1, 1, 0, false}, {2, 1, 0, false}});
    EXPECT_DOUBLE_EQ(odds.allStay(), 0.5 * 0.25); // a success, and none of either
    EXPECT_DOUBLE_EQ(odds.allLeave(), 0.5 + 0.5 * 0.25);
    EXPECT_NE(odds.allStay(), 0.25 * 0.25) << "as if each had a roll of its own";
}

TEST(BandOdds, OfNobodyAreCertain)
{
    const BandOdds odds = bandOdds({5, false, false, Outcome::Success}, {});
    EXPECT_EQ(odds.stay.chanceOf(0), 1);
    EXPECT_EQ(odds.allStay(), 1);
}
