// SPDX-License-Identifier: MIT
#include "model/odds/expectation.h"

#include "model/sample/sample.h"
#include "tests/support/bands.h"
#include "tests/support/packs.h"

#include <numeric>

namespace muster::testing {

TEST(Expectation, CountsTheBattlesOfTheBookByKind)
{
    const Steps steps = sampleSteps(swordplay());
    const Campaign campaign = fold(steps);

    const Record record = recordOf(swordplay(), steps);

    EXPECT_EQ(record.battles.of, int(campaign.past.size()));
    int kinds = 0;
    for (const Score &score : record.byKind)
        kinds += score.of;
    EXPECT_EQ(kinds, record.battles.of);
    int fates = 0;
    for (const auto &[fate, times] : record.fates)
        fates += times;
    EXPECT_EQ(fates, record.figures);
    EXPECT_GT(record.figures, 2 * record.battles.of);
}

TEST(Expectation, HasThoughtOfOneWinAndOneDefeatBeforeTheFirstBattle)
{
    const Band band = Band().star("Osric", 5);
    Record record;
    EXPECT_EQ(expectationOf(record, band, swordplay()).win, 0.5);
    record.battles = {3, 4};
    EXPECT_DOUBLE_EQ(expectationOf(record, band, swordplay()).win, 4.0 / 6);
}

TEST(Expectation, HasThoughtOfTenFiguresOfWhomTwoCameToGrief)
{
    const Band band = Band().star("Osric", 5);
    const Losses before = expectationOf({}, band, swordplay()).losses;
    ASSERT_EQ(before.size(), 3u) << "out of the fight, dead, run away";
    for (const auto &[fate, chance] : before)
        EXPECT_DOUBLE_EQ(chance, 2.0 / 3 / 10);

    Record record;
    record.figures = 10;
    record.fates = {{Fate::Fine, 6}, {Fate::RanAway, 3}, {Fate::Captured, 1}};
    const Losses now = expectationOf(record, band, swordplay()).losses;
    EXPECT_DOUBLE_EQ(now.at(Fate::RanAway), (3 + 2.0 / 3) / 20);
    EXPECT_DOUBLE_EQ(now.at(Fate::ObviouslyDead), 2.0 / 3 / 20);
    EXPECT_DOUBLE_EQ(now.at(Fate::Captured), 1.0 / 20);
    EXPECT_EQ(now.count(Fate::Fine), 0u);
}

TEST(Expectation, ReadsLossesAsTheyAreTyped)
{
    const Band band = Band().star("Osric", 5);
    const auto losses = lossesIn(QStringLiteral("out-of-the-fight:0.1, ran-away:0.05"), band, swordplay());
    ASSERT_TRUE(losses);
    EXPECT_EQ(*losses, (Losses{{Fate::OutOfTheFight, 0.1}, {Fate::RanAway, 0.05}}));
    EXPECT_EQ(lossesIn(QStringLiteral("hurt:0.1"), band, swordplay()).problem().text.toStdString(),
              "“hurt” is not a loss in these rules. Losses: out-of-the-fight, obviously-dead, ran-away, captured, "
              "cheated-death.");
    EXPECT_EQ(lossesIn(QStringLiteral("ran-away:2"), band, swordplay()).problem().text.toStdString(),
              "The chance of a loss must be from 0 to 1, as in ran-away:0.1.");
    EXPECT_FALSE(lossesIn(QStringLiteral("ran-away:0.1,ran-away:0.2"), band, swordplay()));
    EXPECT_FALSE(lossesIn(QStringLiteral("ran-away"), band, swordplay()));
}

} // namespace muster::testing
