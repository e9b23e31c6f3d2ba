// SPDX-License-Identifier: MIT
#include "rules/encounter/howmany.h"

#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

/// The numbers for the totals 2 to 12.
std::vector<int> numbersAgainst(int party)
{
    std::vector<int> numbers;
    for (int total = 2; total <= 12; ++total)
        numbers.push_back(swordplay().activity->howMany.at(total).of(party));
    return numbers;
}

} // namespace

// The table of p. 32 against an even party, an odd one (R1), and small ones (R6).
TEST(HowManyEnemies, FollowTheTable)
{
    //                                            2  3  4  5  6  7  8  9 10 11 12
    EXPECT_EQ(numbersAgainst(6), (std::vector<int>{3, 4, 4, 5, 6, 6, 6, 7, 8, 8, 9}));
    EXPECT_EQ(numbersAgainst(5), (std::vector<int>{3, 3, 3, 4, 5, 5, 5, 6, 7, 7, 8}));
    EXPECT_EQ(numbersAgainst(2), (std::vector<int>{1, 1, 1, 1, 2, 2, 2, 3, 4, 4, 4}));
    EXPECT_EQ(numbersAgainst(1), (std::vector<int>{1, 1, 1, 1, 1, 1, 1, 2, 3, 3, 3}));
}

TEST(HowManyEnemies, TheDiceAreAdded)
{
    EXPECT_EQ(onDice("3 6", [](Dice &dice) { return howManyEnemies(*swordplay().activity, 4, dice); }), 5);
}
