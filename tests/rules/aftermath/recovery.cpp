// SPDX-License-Identifier: MIT
#include "rules/aftermath/recovery.h"

#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

RecoveryResult recovered(int rep, Fate fate, const char *faces)
{
    return onDice(faces, [&](Dice &dice) { return recover(*swordplay().recovery, rep, fate, dice); });
}

} // namespace

// Swordplay p. 23: Charles, Rep 3, went out of the fight; a 4 and a 2 pass 1d6: back at the same Rep.
TEST(Recovery, OutOfTheFightPassingOneReturnsAtTheSameRep)
{
    EXPECT_EQ(recovered(3, Fate::OutOfTheFight, "4 2"), (RecoveryResult{1, Recovered::Returned, 3}));
}

// Swordplay p. 23: Gunther, Rep 4, ran away; a 5 and a 3 pass 1d6: back at Rep 3.
TEST(Recovery, ARunawayPassingOneReturnsAtOneRepLess)
{
    EXPECT_EQ(recovered(4, Fate::RanAway, "5 3"), (RecoveryResult{1, Recovered::Returned, 3}));
}

TEST(Recovery, PassingTwoBringsEverybodyBackUnchanged)
{
    EXPECT_EQ(recovered(4, Fate::OutOfTheFight, "4 1"), (RecoveryResult{2, Recovered::Returned, 4}));
    EXPECT_EQ(recovered(4, Fate::RanAway, "4 1"), (RecoveryResult{2, Recovered::Returned, 4}));
}

TEST(Recovery, PassingNoneIsDeathOutOfTheFightAndGoodbyeToARunaway)
{
    const RecoveryResult dead = recovered(4, Fate::OutOfTheFight, "5 6");
    EXPECT_EQ(dead, (RecoveryResult{0, Recovered::Dead, 4}));
    EXPECT_FALSE(dead.returns());

    const RecoveryResult gone = recovered(4, Fate::RanAway, "5 6");
    EXPECT_EQ(gone, (RecoveryResult{0, Recovered::Gone, 4}));
    EXPECT_FALSE(gone.returns());
}

TEST(Recovery, ARunawayOfRepOneWhoPassesOneDoesNotReturn) // R3, R15
{
    EXPECT_EQ(recovered(1, Fate::RanAway, "1 6"), (RecoveryResult{1, Recovered::Gone, 1}));
}

TEST(Recovery, TheRollIsWrittenDownForTheFigure)
{
    const Attempt attempted =
        attempt(tape("1 6"), [](Dice &dice) { recover(*swordplay().recovery, 3, Fate::RanAway, dice, 12); });

    ASSERT_TRUE(attempted.isComplete());
    EXPECT_EQ(attempted.rolls[0].reason, (Reason{RollKind::Recovery, 12}));
}
