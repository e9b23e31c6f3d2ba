// SPDX-License-Identifier: MIT
#include "rules/odds/fateodds.h"

#include "tests/support/everytape.h"
#include "tests/support/packs.h"

using namespace muster;
using namespace muster::testing;

TEST(WoundOdds, AreThoseOfEveryWayTheTwoDiceCanFall)
{
    for (int rep = 1; rep <= 6; ++rep) {
        WoundOdds counted;
        onEveryTape([&](Dice &dice) { return recoverFromWounds(*chainReaction1().wounds, rep, dice); },
                    [&](const RecoverResult &result, double chance) {
                        (!result.returns         ? counted.lost
                             : result.rep < rep  ? counted.less
                             : result.months > 1 ? counted.longer
                                                 : counted.shortly) += chance;
                    });

        const WoundOdds odds = woundOdds(*chainReaction1().wounds, rep);

        EXPECT_NEAR(odds.shortly, counted.shortly, 1e-14) << rep;
        EXPECT_NEAR(odds.longer, counted.longer, 1e-14) << rep;
        EXPECT_NEAR(odds.less, counted.less, 1e-14) << rep;
        EXPECT_NEAR(odds.lost, counted.lost, 1e-14) << rep;
    }
}

TEST(WoundOdds, OfRepFourAreMostlyAMonthOrTwo)
{
    const WoundOdds odds = woundOdds(*chainReaction1().wounds, 4);
    EXPECT_DOUBLE_EQ(odds.shortly, 16.0 / 36);
    EXPECT_DOUBLE_EQ(odds.longer, 16.0 / 36);
    EXPECT_DOUBLE_EQ(odds.less, 4.0 / 36);
    EXPECT_EQ(odds.lost, 0);
}
