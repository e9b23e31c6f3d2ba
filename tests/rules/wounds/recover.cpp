// SPDX-License-Identifier: MIT
#include "rules/wounds/recover.h"

#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

RecoverResult recovered(int rep, const char *faces)
{
    return onDice(faces, [&](Dice &dice) { return recoverFromWounds(*chainReaction1().wounds, rep, dice); });
}

} // namespace

TEST(Recover, TheMoreDicePassedTheSoonerTheReturn)
{
    EXPECT_EQ(recovered(4, "4 1"), (RecoverResult{2, 1, 4, true, false}));
    EXPECT_EQ(recovered(4, "5 1"), (RecoverResult{1, 2, 4, true, false}));
}

TEST(Recover, PassingNoDieCostsARepThatExperienceDoesNotGiveBack) // R66
{
    EXPECT_EQ(recovered(4, "5 6"), (RecoverResult{0, 2, 3, true, true}));
}

TEST(Recover, OneWhoseRepWouldBeZeroDoesNotReturn) // R3
{
    EXPECT_EQ(recovered(1, "2 2"), (RecoverResult{0, 2, 1, false, true}));
}
