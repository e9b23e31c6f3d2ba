// SPDX-License-Identifier: MIT
#include "rules/horror/horror.h"

#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

std::optional<int> bitten(int rep, const char *faces)
{
    return onDice(faces, [=](Dice &dice) { return infection(*chainReaction1().horror, rep, dice); });
}

} // namespace

// Chain Reaction, first edition, p. 17.
TEST(HarryAreYouOkay, BobbieIsAndHarryIsNot)
{
    EXPECT_EQ(bitten(4, "6"), std::nullopt);
    EXPECT_EQ(bitten(3, "1 1"), 1);
}

TEST(HarryAreYouOkay, SevenIsEnoughAndSixIsNot)
{
    EXPECT_EQ(bitten(4, "3"), std::nullopt);
    EXPECT_EQ(bitten(4, "2 5"), 3);
}

TEST(Zombies, EatForHalfADieOfTurns)
{
    EXPECT_EQ(onDice("4", [](Dice &dice) { return eatingTurns(dice); }), 2);
}

TEST(Cars, StartInAHurryOnOneToThree)
{
    const auto starts = [](const char *face) {
        return onDice(face, [](Dice &dice) { return carStarts(*chainReaction1().horror, dice); });
    };
    EXPECT_TRUE(starts("3"));
    EXPECT_FALSE(starts("5")); // Annie's motorcycle
}
