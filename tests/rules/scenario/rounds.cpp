// SPDX-License-Identifier: MIT
#include "rules/scenario/rounds.h"

#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

const RoundTables &rounds()
{
    return chainReaction1().scenarios->rounds;
}

Pursuit round(const Pursuit &before, const char *faces)
{
    constexpr int runnersRep = 3;
    constexpr int chasersRep = 4;
    return onDice(faces, [&](Dice &dice) { return pursue(rounds(), before, runnersRep, chasersRep, dice); });
}

} // namespace

TEST(Ambush, IsSprungOnASevenAtTheProductOfTwoDice)
{
    const auto turn = [](const char *faces) {
        return onDice(faces, [](Dice &dice) { return ambushTurn(rounds(), dice); });
    };
    EXPECT_EQ(turn("3 3"), std::nullopt);
    EXPECT_EQ(turn("3 4  6 6  1"), (AmbushPlace{36, AmbushFrom::Front}));
    EXPECT_EQ(turn("1 6  1 1  2"), (AmbushPlace{1, AmbushFrom::Front}));
    EXPECT_EQ(turn("2 5  5 4  3"), (AmbushPlace{20, AmbushFrom::Right}));
    EXPECT_EQ(turn("2 5  2 3  4"), (AmbushPlace{6, AmbushFrom::Rear}));
    EXPECT_EQ(turn("2 5  2 3  5"), (AmbushPlace{6, AmbushFrom::Left}));
    EXPECT_EQ(turn("2 5  2 3  6"), (AmbushPlace{6, AmbushFrom::Concealed}));
}

TEST(Spotting, OnlyAOneSees)
{
    EXPECT_TRUE(onDice("1", [](Dice &dice) { return spots(rounds(), dice); }));
    EXPECT_FALSE(onDice("2", [](Dice &dice) { return spots(rounds(), dice); }));
}

TEST(PursuitRounds, RunnersAddTwoAtFirst)
{
    const Pursuit first = round(startPursuit(rounds()), "4 3");

    EXPECT_EQ(first.runners, 4 + 2 + 3);
    EXPECT_EQ(first.chasers, 3 + 4);
    EXPECT_EQ(first.distance, 50 + 9 - 7);
    EXPECT_EQ(first.inches, 9);
    EXPECT_EQ(first.bonus, 2);
}

TEST(PursuitRounds, EachRoundTheChasersWinCostsTheRunnersOne)
{
    const Pursuit lost = round(startPursuit(rounds()), "1 6");
    EXPECT_EQ(lost.bonus, 1);
    EXPECT_EQ(lost.distance, 50 + 6 - 10);

    const Pursuit again = round(lost, "1 6");
    EXPECT_EQ(again.runners, 1 + 1 + 3);
    EXPECT_EQ(again.bonus, 0);

    const Pursuit even = round(lost, "6 6");
    EXPECT_EQ(even.runners, even.chasers);
    EXPECT_EQ(even.bonus, 1);
}

TEST(PursuitRounds, EndAtAHundredInchesOrAtThirtyTwo)
{
    Pursuit near = startPursuit(rounds());
    near.distance = 36;
    EXPECT_EQ(round(near, "1 6").end, Pursuit::End::Caught); // 36 + 6 − 10
    EXPECT_EQ(round(near, "2 6").end, Pursuit::End::None);
    Pursuit far = near;
    far.distance = 94;
    EXPECT_EQ(round(far, "6 1").end, Pursuit::End::Escaped); // 94 + 11 − 5
    EXPECT_EQ(round(far, "5 1").end, Pursuit::End::None);
}

TEST(Siege, BesiegersGoHomeWhenTheirLossesOutweighThoseAlive)
{
    const auto breaks = [](int lost, int alive, const char *faces) {
        return onDice(faces, [=](Dice &dice) { return siegeBreaks(lost, alive, dice); });
    };
    EXPECT_TRUE(breaks(4, 6, "6 3"));
    EXPECT_FALSE(breaks(4, 6, "6 4"));
    EXPECT_FALSE(breaks(0, 8, "6 1"));
}

TEST(Robbery, TheAlarmGoesOnOneToFourAndPoliceComeByOnesAndTwos)
{
    const auto alarm = [](const char *face) { return onDice(face, [](Dice &d) { return alarmSounds(rounds(), d); }); };
    EXPECT_TRUE(alarm("4"));
    EXPECT_FALSE(alarm("5"));
    const auto more = [](const char *face) {
        return onDice(face, [](Dice &d) { return policeReinforcements(rounds(), d); });
    };
    EXPECT_EQ(more("3"), 1);
    EXPECT_EQ(more("4"), 2);
}
