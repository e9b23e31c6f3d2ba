// SPDX-License-Identifier: MIT
#include "rules/dice/tapedice.h"

#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

constexpr Reason recruitFirst{RollKind::Recruit, 1};
constexpr Reason recruitSecond{RollKind::Recruit, 2};

void twoRecruits(Dice &dice)
{
    dice.roll({recruitFirst, 2});
    dice.roll({recruitSecond, 2});
}

} // namespace

TEST(TapeDice, GivesTheFacesInTheirOrderAndKeepsWhoThrewThem)
{
    const Tape given = tape("3 5 2 6");

    const Attempt attempted = attempt(given, twoRecruits);

    EXPECT_TRUE(attempted.isComplete());
    ASSERT_EQ(attempted.rolls.size(), 2U);
    EXPECT_EQ(attempted.rolls[0].reason, recruitFirst);
    EXPECT_EQ(attempted.rolls[1].reason, recruitSecond);
    EXPECT_EQ(attempted.rolls[1].dice[0], (Die{2, Thrower::Player}));
    EXPECT_EQ(attempted.rolls[1].dice[1], (Die{6, Thrower::Player}));
}

TEST(TapeDice, ATapeThatEndsEarlyNamesTheRollItNeedsNext)
{
    const Attempt attempted = attempt(tape("3 5"), twoRecruits);

    ASSERT_TRUE(attempted.stop);
    EXPECT_EQ(attempted.stop->request, (DiceRequest{recruitSecond, 2, 6}));
    EXPECT_EQ(attempted.stop->place, 2U);
    EXPECT_FALSE(attempted.stop->wrongFace);
    EXPECT_FALSE(attempted.isComplete());
    EXPECT_EQ(attempted.rolls.size(), 1U) << "the roll that was complete stays in the book";
}

TEST(TapeDice, HalfARollIsNoRoll)
{
    const Attempt attempted = attempt(tape("3 5 2"), twoRecruits);

    ASSERT_TRUE(attempted.stop);
    EXPECT_EQ(attempted.stop->place, 2U) << "the whole roll is asked for again";
    EXPECT_EQ(attempted.rolls.size(), 1U);
}

TEST(TapeDice, DiceThatNobodyAskedForAreCounted)
{
    const Attempt attempted = attempt(tape("3 5 2 6 1 1 1"), twoRecruits);

    EXPECT_FALSE(attempted.stop);
    EXPECT_EQ(attempted.leftOver, 3U);
    EXPECT_FALSE(attempted.isComplete());
}

TEST(TapeDice, AFaceTheDieDoesNotHaveIsRefusedWithItsPlace)
{
    for (const int wrong : {0, 7, 255}) {
        Tape given = tape("3 5 2 6");
        given[3].face = static_cast<std::uint8_t>(wrong);

        const Attempt attempted = attempt(given, twoRecruits);

        ASSERT_TRUE(attempted.stop) << wrong;
        EXPECT_EQ(attempted.stop->wrongFace, wrong);
        EXPECT_EQ(attempted.stop->place, 3U);
    }
}

TEST(TapeDice, AFaceIsJudgedByTheSidesOfItsDie)
{
    Tape given = tape("100");
    EXPECT_TRUE(attempt(given, [](Dice &dice) { dice.roll({recruitFirst, 1, 100}); }).isComplete());
    EXPECT_FALSE(attempt(given, [](Dice &dice) { dice.roll({recruitFirst, 1, 6}); }).isComplete());
}

TEST(Dice, NoDiceIsNoRoll)
{
    const Attempt attempted = attempt({}, [](Dice &dice) {
        EXPECT_TRUE(dice.roll({recruitFirst, 0}).isEmpty());
        EXPECT_TRUE(dice.roll({recruitFirst, -1}).isEmpty());
    });

    EXPECT_TRUE(attempted.isComplete());
    EXPECT_TRUE(attempted.rolls.empty());
}

TEST(TapeDice, WhatAProcedureWroteBeforeTheTapeEndedStays)
{
    std::vector<int> seen;
    const Attempt attempted = attempt(tape("4 2"), [&](Dice &dice) {
        for (int i = 0; i < 3; ++i)
            seen.push_back(dice.die(recruitFirst));
    });

    EXPECT_TRUE(attempted.stop);
    EXPECT_EQ(seen, (std::vector<int>{4, 2}));
}
