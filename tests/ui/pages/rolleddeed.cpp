// SPDX-License-Identifier: MIT
#include "ui/parts/rolleddeed.h"
#include "model/changes/band.h"
#include "tests/support/tapes.h"

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

/// Two dice for each of these figures, one after another.
RolledDeed::Deed recoveryOf(std::vector<int> figures)
{
    return [=](Dice &dice, Step &step) {
        step.kind = StepKind::BattleFinished;
        for (const int figure : figures) {
            dice.roll({{RollKind::Recovery, figure}, 2, 6});
            step.changes.push_back(FigureRecovered{FigureId{figure}, Fate::OutOfTheFight, 1, true});
        }
    };
}

Faces faces(const char *text)
{
    Faces dice;
    for (const Die die : tape(text))
        dice.append(die);
    return dice;
}

TEST(RolledDeed, AsksForOneRollAfterAnotherAndKnowsWhatIsKnown)
{
    RolledDeed deed(recoveryOf({2, 3}));
    EXPECT_EQ(deed.wanted()->reason.subject, 2);
    deed.add(faces("4 5"));
    EXPECT_EQ(deed.wanted()->reason.subject, 3);
    EXPECT_EQ(deed.soFar().changes.size(), 1U);
    deed.add(faces("1 1"));
    EXPECT_TRUE(deed.isComplete());
    EXPECT_EQ(deed.soFar().rolls.size(), 2U);
    EXPECT_EQ(deed.soFar().kind, StepKind::BattleFinished);
}

TEST(RolledDeed, DroppingTheLastRollAsksForItAgain)
{
    RolledDeed deed(recoveryOf({2, 3}), tape("4 5 1 1"));
    ASSERT_TRUE(deed.isComplete());
    EXPECT_TRUE(deed.dropLastRoll());
    EXPECT_EQ(deed.wanted()->reason.subject, 3);
    EXPECT_TRUE(deed.dropLastRoll());
    EXPECT_FALSE(deed.dropLastRoll());
}

TEST(RolledDeed, AKeptTapeWithDiceTooManyLosesThem)
{
    const RolledDeed deed(recoveryOf({2}), tape("4 5 6"));
    EXPECT_TRUE(deed.isComplete());
    EXPECT_EQ(deed.tape(), tape("4 5"));
}

TEST(RolledDeed, AKeptTapeThatEndsInTheMiddleOfARollLosesThatRoll)
{
    const RolledDeed deed(recoveryOf({2, 3}), tape("4 5 6"));
    EXPECT_EQ(deed.tape(), tape("4 5"));
    EXPECT_EQ(deed.wanted()->reason.subject, 3);
}

TEST(RolledDeed, AnotherDeedKeepsTheDiceOfEveryRollItAsksForToo)
{
    // Given dice for figures 2 and 4, figure 3 turns out to have fallen too.
    RolledDeed deed(recoveryOf({2, 4}), tape("4 5 6 6"));
    deed.become(recoveryOf({2, 3, 4}));
    // Then only that one's are asked for, and the dice of 4 wait until they are wanted again.
    EXPECT_EQ(deed.wanted()->reason.subject, 3);
    EXPECT_EQ(deed.putAside().size(), 1U);
    deed.add(faces("1 2"));
    EXPECT_TRUE(deed.isComplete());
    EXPECT_EQ(deed.tape(), tape("4 5 1 2 6 6"));
    EXPECT_TRUE(deed.putAside().empty());
}

TEST(RolledDeed, DiceNobodyAsksForAnyMoreArePutAside)
{
    RolledDeed deed(recoveryOf({2, 4}), tape("4 5 6 6"));
    deed.become(recoveryOf({4}));
    EXPECT_TRUE(deed.isComplete());
    EXPECT_EQ(deed.tape(), tape("6 6"));
    ASSERT_EQ(deed.putAside().size(), 1U);
    EXPECT_EQ(deed.putAside().front().reason.subject, 2);
}

TEST(RolledDeed, LookingAheadChangesNothing)
{
    const RolledDeed deed(recoveryOf({2, 3}));
    EXPECT_EQ(deed.with(faces("3 3")).changes.size(), 1U);
    EXPECT_TRUE(deed.tape().empty());
}

TEST(RolledDeed, TheWholeKeepsTheDiceThatFellAndLetsTheProgramRollTheRest)
{
    const RolledDeed deed(recoveryOf({2, 3}), tape("4 5"));
    const Step whole = deed.whole();
    ASSERT_EQ(whole.rolls.size(), 2U);
    EXPECT_EQ(whole.rolls[0].dice, faces("4 5"));
    EXPECT_EQ(whole.rolls[1].dice[0].by, Thrower::Program);
    EXPECT_EQ(deed.soFar().rolls.size(), 1U) << "it only looks ahead";
}

} // namespace
} // namespace muster::testing
