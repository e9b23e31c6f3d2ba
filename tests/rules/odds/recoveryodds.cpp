// SPDX-License-Identifier: MIT
#include "rules/odds/fateodds.h"

#include "tests/support/everytape.h"
#include "tests/support/packs.h"

using namespace muster;
using namespace muster::testing;

TEST(RecoveryOdds, AreThoseOfEveryWayTheTwoDiceCanFall)
{
    for (const Fate fate : {Fate::OutOfTheFight, Fate::RanAway}) {
        for (int rep = 1; rep <= 6; ++rep) {
            RecoveryOdds counted;
            onEveryTape([&](Dice &dice) { return recover(*swordplay().recovery, rep, fate, dice); },
                        [&](const RecoveryResult &result, double chance) {
                            (result.returns() ? result.rep == rep ? counted.returnedSame : counted.returnedLess
                                              : counted.lost) += chance;
                        });

            const RecoveryOdds odds = recoveryOdds(*swordplay().recovery, rep, fate);

            EXPECT_NEAR(odds.returnedSame, counted.returnedSame, 1e-14) << rep;
            EXPECT_NEAR(odds.returnedLess, counted.returnedLess, 1e-14) << rep;
            EXPECT_NEAR(odds.lost, counted.lost, 1e-14) << rep;
        }
    }
}

TEST(RecoveryOdds, OutOfTheFightAtRepThreeAQuarterDies)
{
    const RecoveryOdds odds = recoveryOdds(*swordplay().recovery, 3, Fate::OutOfTheFight);
    EXPECT_DOUBLE_EQ(odds.returnedSame, 0.75);
    EXPECT_EQ(odds.returnedLess, 0);
    EXPECT_DOUBLE_EQ(odds.lost, 0.25);
}

TEST(RecoveryOdds, ARunawayOfRepFourIsAsOftenWeakerAsNot)
{
    const RecoveryOdds odds = recoveryOdds(*swordplay().recovery, 4, Fate::RanAway);
    EXPECT_DOUBLE_EQ(odds.returnedSame, 16.0 / 36);
    EXPECT_DOUBLE_EQ(odds.returnedLess, 16.0 / 36);
    EXPECT_DOUBLE_EQ(odds.lost, 4.0 / 36);
}

TEST(RecoveryOdds, ARunawayOfRepOneComesBackOnTwoOnesOrNotAtAll) // R3, R15
{
    const RecoveryOdds odds = recoveryOdds(*swordplay().recovery, 1, Fate::RanAway);
    EXPECT_DOUBLE_EQ(odds.returnedSame, 1.0 / 36);
    EXPECT_EQ(odds.returnedLess, 0);
    EXPECT_DOUBLE_EQ(odds.lost, 35.0 / 36);
}

TEST(RecoveryOdds, ABetterRepIsLostLessOften)
{
    for (int rep = 1; rep < 6; ++rep) {
        EXPECT_LT(recoveryOdds(*swordplay().recovery, rep + 1, Fate::OutOfTheFight).lost,
                  recoveryOdds(*swordplay().recovery, rep, Fate::OutOfTheFight).lost);
    }
    EXPECT_EQ(recoveryOdds(*swordplay().recovery, 6, Fate::OutOfTheFight).lost, 0);
}
