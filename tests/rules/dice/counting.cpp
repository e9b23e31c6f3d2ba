// SPDX-License-Identifier: MIT
#include "rules/dice/counting.h"

#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

Faces faces(const char *text)
{
    Faces all;
    for (const Die die : tape(text))
        all.append(die);
    return all;
}

} // namespace

// Swordplay p. 3: the Orc of Rep 4 who rolls a 5 and a 2.
TEST(PassingDice, ADieEqualToOrBelowTheTargetPasses)
{
    EXPECT_EQ(passed(faces("5 2"), 4), 1);
    EXPECT_EQ(passed(faces("4 1"), 4), 2);
    EXPECT_EQ(passed(faces("5 6"), 4), 0);
}

TEST(PassingDice, NeverMoreThanTwoPassHoweverManyAreThrown) // R2
{
    EXPECT_EQ(passed(faces("1 1 1 1"), 4), 2);
}

TEST(PassingDice, NothingPassesATargetOfZero)
{
    EXPECT_EQ(passed(faces("1 1"), 0), 0);
}

// Swordplay p. 3: 1 2 2 3 5 6 have four successes.
TEST(CountingSuccesses, OneTwoAndThreeAreSuccesses)
{
    EXPECT_EQ(successes(faces("1 2 2 3 5 6")), 4);
    EXPECT_EQ(successes(faces("4 5 6")), 0);
    EXPECT_EQ(successes(faces("")), 0);
}

// Swordplay p. 3: a 3 and a 6 on the terrain table.
TEST(AddingDice, TheFacesAreAdded)
{
    EXPECT_EQ(sum(faces("3 6")), 9);
}

TEST(HalfADie, OneAndTwoAreOneThreeAndFourAreTwoFiveAndSixAreThree)
{
    const std::vector<int> expected{1, 1, 2, 2, 3, 3};
    for (int face = 1; face <= 6; ++face)
        EXPECT_EQ(halved(face), expected[static_cast<std::size_t>(face - 1)]) << "a " << face;
}
