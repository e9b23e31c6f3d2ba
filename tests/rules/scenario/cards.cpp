// SPDX-License-Identifier: MIT
#include "rules/scenario/cards.h"

#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

CardTurn drawn(int sides, const char *faces)
{
    return onDice(faces, [=](Dice &dice) { return drawCards(sides, dice); });
}

} // namespace

TEST(Cards, AreNumberedBySuitFromTheAce)
{
    EXPECT_EQ(cardOf(1), (Card{1, Suit::Hearts}));
    EXPECT_EQ(cardOf(13), (Card{13, Suit::Hearts}));
    EXPECT_EQ(cardOf(14), (Card{1, Suit::Diamonds}));
    EXPECT_EQ(cardOf(52), (Card{13, Suit::Spades}));
    for (int face = 1; face <= 52; ++face)
        EXPECT_EQ(faceOf(cardOf(face)), face);
}

TEST(Cards, OfOneColourLetThatSideMoveFirst)
{
    EXPECT_EQ(drawn(2, "2 15").order, (std::vector{0, 1})) << "both red";
    EXPECT_EQ(drawn(2, "28 41").order, (std::vector{1, 0})) << "both black";
}

TEST(Cards, OfBothColoursGoByTheHigherAndTiesAreDrawnAgain)
{
    EXPECT_EQ(drawn(2, "6 43").order, (std::vector{0, 1})) << "six of hearts, four of spades";
    EXPECT_EQ(drawn(2, "40 13").order, (std::vector{1, 0})) << "the ace is above the king";
    const CardTurn tie = drawn(2, "12 51  43 6");
    EXPECT_EQ(tie.order, (std::vector{0, 1}));
    EXPECT_EQ(tie.cards.size(), 4U);
    EXPECT_EQ(tie.faces(), 2) << "those of the tie count for the day";
}

TEST(Cards, TheSameCardIsDrawnAnew)
{
    EXPECT_EQ(drawn(2, "6 6  43").cards, (std::vector<Card>{{6, Suit::Hearts}, {4, Suit::Spades}}));
}

TEST(Cards, OfThreeSidesGoByHowManyThenByTheHighest)
{
    EXPECT_EQ(drawn(3, "14 15 28").order, (std::vector{1, 2, 0})) << "two diamonds, one club, no heart";
    EXPECT_EQ(drawn(3, "5 20 36").order, (std::vector{2, 1, 0})) << "10, 7 and 5";
    EXPECT_EQ(drawn(3, "5 18 36  5 20 36").order, (std::vector{2, 1, 0})) << "two fives are drawn again";
}
