// SPDX-License-Identifier: MIT
#include "rules/encounter/movement.h"

#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

std::vector<Guard> guards(int figures, bool shots, const char *faces)
{
    return onDice(faces, [&](Dice &dice) { return placeGuards(figures, shots, dice); });
}

} // namespace

TEST(Guards, AnEvenDieIsInsideAndOneToThreeLooksOut)
{
    EXPECT_EQ(guards(2, false, "2 3  6 4"), (std::vector<Guard>{{true, 0, true}, {true, 0, false}}));
}

TEST(Guards, AnOddDieIsOutsideOneMoreInchThanTheNextDie)
{
    EXPECT_EQ(guards(2, false, "1 6 1  5 1 6"), (std::vector<Guard>{{false, 7, true}, {false, 2, false}}));
}

TEST(Guards, AfterShotsEverybodyIsInsideAndNothingIsRolled)
{
    for (const Guard &guard : guards(3, true, ""))
        EXPECT_TRUE(guard.inside);
}

TEST(Looting, TakesHalfADieOfTurns)
{
    EXPECT_EQ(onDice("2", lootingTurns), 1);
    EXPECT_EQ(onDice("3", lootingTurns), 2);
    EXPECT_EQ(onDice("6", lootingTurns), 3);
}
