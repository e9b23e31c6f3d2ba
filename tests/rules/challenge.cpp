// SPDX-License-Identifier: MIT
#include "rules/challenge.h"

#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

int passedAt(int rep, Difficulty difficulty, const char *faces)
{
    return onDice(faces, [&](Dice &dice) { return challenge(rep, difficulty, dice); });
}

} // namespace

TEST(Challenge, IsTakenAgainstTheRep)
{
    EXPECT_EQ(passedAt(4, Difficulty::Normal, "4 5"), 1);
}

TEST(Challenge, AVeryEasyOneRaisesTheRepAndAVeryDifficultOneLowersIt)
{
    EXPECT_EQ(passedAt(4, Difficulty::Easy, "4 5"), 2);
    EXPECT_EQ(passedAt(4, Difficulty::Hard, "4 3"), 1);
}

TEST(Challenge, ASixAlwaysFails)
{
    EXPECT_EQ(passedAt(5, Difficulty::Easy, "6 6"), 0);
    EXPECT_EQ(passedAt(6, Difficulty::Normal, "6 5"), 1);
}

TEST(Challenge, AVeryDifficultOneIsBeyondRepOne)
{
    EXPECT_EQ(passedAt(1, Difficulty::Hard, "1 1"), 0);
}
