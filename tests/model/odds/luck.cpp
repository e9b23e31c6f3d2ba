// SPDX-License-Identifier: MIT
#include "model/odds/luck.h"

#include "model/changes/band.h"
#include "model/storytext/storytext.h"
#include "tests/support/bands.h"
#include "tests/support/packs.h"

namespace muster::testing {

TEST(Luck, CountsEachPlayersOwnDiceApartFromTheProgramsAndTheOtherPlayers)
{
    const auto steps = playStory(QStringLiteral("found Osric\n"
                                                "  list: feudal\n"
                                                "player Maud\n"
                                                "  player: Ben\n"
                                                "recruit 1\n"
                                                "  dice: 6 6\n"
                                                "  rolled: 3 4\n"),
                                 swordplay());
    ASSERT_TRUE(steps) << steps.problem().text.toStdString();

    const Luck luck = luckIn(*steps);

    ASSERT_EQ(luck.by.size(), 2u);
    EXPECT_EQ(luck.by[0], (Throws{QStringLiteral("Osric"), Thrower::Player, {0, 0, 0, 0, 0, 2}}));
    EXPECT_EQ(luck.by[1], (Throws{QStringLiteral("Ben"), Thrower::Program, {0, 0, 1, 1, 0, 0}}));
    ASSERT_FALSE(luck.rarest.empty());
    EXPECT_DOUBLE_EQ(luck.rarest[0].chance, 1.0 / 36);
    EXPECT_EQ(luck.rarest[0].step, 3) << "after the founding and Ben";
}

TEST(Luck, OfTheSampleCountsEveryDie)
{
    const Steps steps = sampleSteps(swordplay());
    int dice = 0;
    for (const Step &step : steps) {
        for (const Roll &roll : step.rolls)
            dice += int(roll.dice.size());
    }
    int counted = 0;
    for (const Throws &throws : luckIn(steps).by)
        counted += diceIn(throws.faces);
    EXPECT_EQ(counted, dice);
    EXPECT_EQ(luckIn(steps).rarest.size(), 10u);
}

TEST(Luck, GivesARecoveryTheChanceThatSoManyDicePassAgainstTheRep)
{
    Step founded;
    const Campaign band = Band().star("Osric", 5).grunt("Dunn", 4).grunt("Teo", 3);
    for (const Figure &figure : band.band)
        founded.changes.emplace_back(FigureJoined{figure});
    Step rolled;
    rolled.rolls = {{{RollKind::Recovery, 2}, 6, {{1, Thrower::Player}, {4, Thrower::Player}}},
                    {{RollKind::Recovery, 3}, 6, {{2, Thrower::Player}, {3, Thrower::Player}}}};

    const Luck luck = luckIn(Steps{founded, rolled});

    ASSERT_EQ(luck.rarest.size(), 2U);
    EXPECT_DOUBLE_EQ(luck.rarest[0].chance, 1.0 / 4) << "Teo, by Rep 3";
    EXPECT_DOUBLE_EQ(luck.rarest[1].chance, 4.0 / 9) << "Dunn, by Rep 4";
}

TEST(Luck, WeighsASurpriseByWhatHungOnIt)
{
    RareRoll roll;
    roll.chance = 1.0 / 8;
    roll.stake = 4;
    EXPECT_DOUBLE_EQ(weightOf(roll), 12) << "three bits for each Rep";
}

TEST(Luck, TellsTheRollsOnWhichMostHung)
{
    const Luck luck = luckIn(sampleSteps(swordplay()));

    ASSERT_FALSE(luck.gravest.empty());
    for (std::size_t i = 0; i < luck.gravest.size(); ++i) {
        const RareRoll &one = luck.gravest[i];
        EXPECT_GT(one.stake, 0) << "a roll for the ground costs nobody";
        EXPECT_TRUE(one.roll.reason.kind == RollKind::Recovery || one.roll.reason.kind == RollKind::StarHolds
                    || one.roll.reason.kind == RollKind::StarHoldsOne || one.roll.reason.kind == RollKind::GruntWeighs);
        EXPECT_LT(one.chance, 1) << "nor is anybody surprised by the mean";
        if (i > 0) {
            EXPECT_GE(weightOf(luck.gravest[i - 1]), weightOf(one));
        }
    }
}

} // namespace muster::testing
