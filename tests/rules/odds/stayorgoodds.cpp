// SPDX-License-Identifier: MIT
#include "rules/odds/fateodds.h"

#include "tests/support/everytape.h"

#include <gtest/gtest.h>

#include <numeric>

using namespace muster;
using namespace muster::testing;

namespace {

constexpr std::array<Loyalty, 4> everyResult{Loyalty::StaysFirm, Loyalty::Stays, Loyalty::Leaves,
                                             Loyalty::LeavesPoisoning};

/// The test itself, on every fall of its dice.
LoyaltyOdds counted(const StarStanding &star, const Weighing &grunt)
{
    LoyaltyOdds odds;
    onEveryTape([&](Dice &dice) { return stayOrGo(star, {grunt}, dice); },
                [&](const std::vector<LoyaltyResult> &results, double chance) {
                    odds.chances[static_cast<std::size_t>(results.at(0).result)] += chance;
                });
    return odds;
}

void expectAsCounted(const StarStanding &star, const Weighing &grunt)
{
    const LoyaltyOdds odds = stayOrGoOdds(star, grunt);
    const LoyaltyOdds expected = counted(star, grunt);
    for (const Loyalty result : everyResult)
        EXPECT_NEAR(odds.of(result), expected.of(result), 1e-12) << static_cast<int>(result);
}

constexpr Weighing gruntOf(int rep, int months = 0, bool poisoned = false)
{
    return {1, rep, months, poisoned};
}

} // namespace

TEST(StayOrGoOdds, AreThoseOfTheTestOnEveryFallOfItsDice)
{
    for (const Outcome last : {Outcome::Success, Outcome::Failure}) {
        expectAsCounted({3, false, false, last}, gruntOf(2));
        expectAsCounted({3, true, false, last}, gruntOf(3));
        expectAsCounted({2, false, false, last}, gruntOf(1, 6)); // two bonus dice
        expectAsCounted({3, false, true, last}, gruntOf(2, 5, true)); // a bonus die and poison cancel out
        expectAsCounted({4, false, false, last}, gruntOf(1, 0, true)); // a die of the common roll is left out
    }
}

TEST(StayOrGoOdds, OfAStarWithoutDiceHangOnTheGruntsAlone) // R16
{
    // Nothing against nothing is a tie; one success or more is twice nothing.
    const LoyaltyOdds odds = stayOrGoOdds({2, true, true, Outcome::Success}, gruntOf(3));
    EXPECT_DOUBLE_EQ(odds.of(Loyalty::Stays), 1.0 / 8);
    EXPECT_DOUBLE_EQ(odds.of(Loyalty::LeavesPoisoning), 7.0 / 8);
    expectAsCounted({1, true, true, Outcome::Failure}, gruntOf(3, 0, true));
    expectAsCounted({1, true, true, Outcome::Failure}, gruntOf(2, 9, false));
}

TEST(StayOrGoOdds, OfOneDieAgainstOneAreQuarters) // R17, R18
{
    const LoyaltyOdds won = stayOrGoOdds({1, false, false, Outcome::Success}, gruntOf(1));
    EXPECT_DOUBLE_EQ(won.of(Loyalty::StaysFirm), 0.25);
    EXPECT_DOUBLE_EQ(won.of(Loyalty::Stays), 0.5);
    EXPECT_DOUBLE_EQ(won.of(Loyalty::Leaves), 0);
    EXPECT_DOUBLE_EQ(won.of(Loyalty::LeavesPoisoning), 0.25);

    const LoyaltyOdds lost = stayOrGoOdds({1, false, false, Outcome::Failure}, gruntOf(1));
    EXPECT_DOUBLE_EQ(lost.of(Loyalty::Stays), 0);
    EXPECT_DOUBLE_EQ(lost.of(Loyalty::Leaves), 0.5);
}

TEST(StayOrGoOdds, AddUpToOneHoweverLongTheGruntHasServed)
{
    for (const int months : {0, 7, 36, 999}) {
        const LoyaltyOdds odds = stayOrGoOdds({5, false, true, Outcome::Failure}, gruntOf(6, months, true));
        EXPECT_NEAR(std::accumulate(odds.chances.begin(), odds.chances.end(), 0.0), 1, 1e-12) << months;
        EXPECT_NEAR(odds.stays() + odds.leaves(), 1, 1e-12);
    }
}

TEST(StayOrGoOdds, ThreeMonthsMoreKeepAGruntRatherThanNot)
{
    const StarStanding star{5, false, false, Outcome::Failure};
    for (int months = 0; months < 12; months += 3)
        EXPECT_GT(stayOrGoOdds(star, gruntOf(4, months + 3)).stays(), stayOrGoOdds(star, gruntOf(4, months)).stays());
    EXPECT_EQ(stayOrGoOdds(star, gruntOf(4, 2)).stays(), stayOrGoOdds(star, gruntOf(4, 0)).stays());
}

TEST(StayOrGoOdds, ASuccessKeepsAGruntMoreOftenThanAFailure)
{
    for (int rep = 1; rep <= 6; ++rep) {
        EXPECT_GT(stayOrGoOdds({5, false, false, Outcome::Success}, gruntOf(rep)).stays(),
                  stayOrGoOdds({5, false, false, Outcome::Failure}, gruntOf(rep)).stays());
    }
}

TEST(StayOrGoOdds, PoisonTakesAsMuchAsAStarOutOfTheFight) // R16
{
    const LoyaltyOdds poisoned = stayOrGoOdds({5, false, false, Outcome::Failure}, gruntOf(4, 0, true));
    const LoyaltyOdds starDown = stayOrGoOdds({5, true, false, Outcome::Failure}, gruntOf(4));
    EXPECT_EQ(poisoned.chances, starDown.chances);
}
