// SPDX-License-Identifier: MIT
#include "rules/aftermath/stayorgo.h"

#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

constexpr Weighing ulric{2, 4, 0, false};

Loyalty tested(const StarStanding &star, const Weighing &grunt, const char *faces)
{
    return onDice(faces, [&](Dice &dice) { return stayOrGo(star, {grunt}, dice); }).at(0).result;
}

StarStanding starOfRep(int rep)
{
    StarStanding star;
    star.rep = rep;
    return star;
}

} // namespace

TEST(StayOrGo, TheStarRollsRepDiceThenTheGruntDoes)
{
    // Star: three successes of five. Ulric: two of four.
    EXPECT_EQ(tested(starOfRep(5), ulric, "1 2 3 4 5  1 2 4 5"), Loyalty::Stays);
    // Ulric has one more.
    EXPECT_EQ(tested(starOfRep(5), ulric, "1 2 4 4 5  1 2 3 5"), Loyalty::Leaves);
}

TEST(StayOrGo, TwiceAsManySuccessesOfTheStarHoldTheGruntFirmly)
{
    EXPECT_EQ(tested(starOfRep(5), ulric, "1 1 1 1 6  2 3 6 6"), Loyalty::StaysFirm);
}

TEST(StayOrGo, TwiceAsManySuccessesOfTheGruntPoisonTheOthers)
{
    EXPECT_EQ(tested(starOfRep(5), ulric, "1 1 6 6 6  1 1 1 1"), Loyalty::LeavesPoisoning);
}

TEST(StayOrGo, OneAgainstNoneIsTwice) // R18
{
    EXPECT_EQ(weigh(1, 0, Outcome::Failure), Loyalty::StaysFirm);
    EXPECT_EQ(weigh(0, 1, Outcome::Success), Loyalty::LeavesPoisoning);
}

TEST(StayOrGo, NoneAgainstNoneIsATieAndNotTwice) // R18
{
    EXPECT_EQ(weigh(0, 0, Outcome::Success), Loyalty::Stays);
    EXPECT_EQ(weigh(0, 0, Outcome::Failure), Loyalty::Leaves);
}

TEST(StayOrGo, ThreeAgainstTwoIsMoreButNotTwice) // R18
{
    EXPECT_EQ(weigh(3, 2, Outcome::Failure), Loyalty::Stays);
    EXPECT_EQ(weigh(2, 3, Outcome::Success), Loyalty::Leaves);
}

TEST(StayOrGo, EqualSuccessesAfterASuccessMeanTheGruntStays) // R17
{
    EXPECT_EQ(weigh(2, 2, Outcome::Success), Loyalty::Stays);
}

TEST(StayOrGo, EqualSuccessesAfterAFailureMeanTheGruntLeaves) // R17
{
    EXPECT_EQ(weigh(2, 2, Outcome::Failure), Loyalty::Leaves);
}

TEST(StayOrGo, AStarOutOfTheFightAndGruntLossesCostADieEach) // R16
{
    EXPECT_EQ(commonDice({5, false, false, Outcome::Success}), 5);
    EXPECT_EQ(commonDice({5, true, false, Outcome::Success}), 4);
    EXPECT_EQ(commonDice({5, false, true, Outcome::Success}), 4);
    EXPECT_EQ(commonDice({5, true, true, Outcome::Success}), 3);
}

TEST(StayOrGo, TheStarNeverRollsFewerThanNoDice) // R16
{
    EXPECT_EQ(commonDice({1, true, true, Outcome::Success}), 0);
    // Nothing is rolled for that Grunt, and Ulric's one success settles it.
    EXPECT_EQ(tested({1, true, true, Outcome::Success}, ulric, "1 5 5 5"), Loyalty::LeavesPoisoning);
}

TEST(StayOrGo, EveryThreeFullMonthsAddADieForThatGruntAlone) // R16
{
    const StarStanding star = starOfRep(5);
    EXPECT_EQ(starDiceFor(star, {2, 4, 2, false}).bonus, 0);
    EXPECT_EQ(starDiceFor(star, {2, 4, 3, false}).bonus, 1);
    EXPECT_EQ(starDiceFor(star, {2, 4, 7, false}).bonus, 2);
    EXPECT_EQ(starDiceFor(star, {2, 4, 7, false}).common, 5);
}

TEST(StayOrGo, PoisonLeavesOutTheLastDieOfTheCommonRoll) // R16
{
    const Weighing poisoned{2, 3, 0, true};
    // The Star's fifth die would have been the only success.
    EXPECT_EQ(tested(starOfRep(5), poisoned, "4 4 4 4 1  1 6 6"), Loyalty::LeavesPoisoning);
    // The first one counts.
    EXPECT_EQ(tested(starOfRep(5), poisoned, "1 4 4 4 4  1 6 6"), Loyalty::Stays);
}

TEST(StayOrGo, PoisonAndThreeMonthsCancelOut) // R16
{
    const StarDice dice = starDiceFor(starOfRep(5), {2, 4, 3, true});
    EXPECT_EQ(dice.common, 5);
    EXPECT_EQ(dice.bonus, 0);
}

TEST(StayOrGo, PoisonTakesNothingFromAStarWithoutDice) // R16
{
    const StarDice dice = starDiceFor({1, true, false, Outcome::Success}, {2, 4, 0, true});
    EXPECT_EQ(dice.common, 0);
    EXPECT_EQ(dice.bonus, 0);
}

TEST(StayOrGo, OneCommonRollServesAllThenEachGruntsBonusComesBeforeItsOwnDice)
{
    const std::vector<Weighing> grunts{{2, 3, 6, false}, {5, 2, 0, true}};
    const Tape dice = tape("1 1 6  2 6  4 4 4  1 2");
    std::vector<LoyaltyResult> results;

    const Attempt attempted = attempt(dice, [&](Dice &d) { results = stayOrGo(starOfRep(3), grunts, d); });

    ASSERT_TRUE(attempted.isComplete());
    std::vector<Reason> reasons;
    for (const Roll &roll : attempted.rolls)
        reasons.push_back(roll.reason);
    EXPECT_EQ(reasons,
              (std::vector<Reason>{{RollKind::StarHolds, 0},
                                   {RollKind::StarHoldsOne, 2},
                                   {RollKind::GruntWeighs, 2},
                                   {RollKind::GruntWeighs, 5}}));
    EXPECT_EQ(results, (std::vector<LoyaltyResult>{{2, 3, 0, Loyalty::StaysFirm}, {5, 2, 2, Loyalty::Stays}}));
}

TEST(StayOrGo, NobodyToTestMeansNothingIsRolled)
{
    EXPECT_TRUE(onDice("", [](Dice &dice) { return stayOrGo(starOfRep(5), {}, dice); }).empty());
}
