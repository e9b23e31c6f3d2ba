// SPDX-License-Identifier: MIT
#include "model/story/glimpse.h"

#include "model/actions/actions.h"
#include "model/actions/play/play.h"
#include "model/sample/sample.h"
#include "rules/dice/randomdice.h"
#include "tests/support/packs.h"

#include <gtest/gtest.h>

namespace muster {

namespace {

Glimpse glimpse(const Steps &steps)
{
    return glimpseOf(Book{steps, steps.size()}, fold(steps), testing::swordplay());
}

Steps withRaidPrepared()
{
    Steps steps = sampleSteps(testing::swordplay());
    RandomDice dice(5);
    Step step;
    actions::prepare(fold(steps), testing::swordplay(), {}, 5, dice, step);
    step.rolls = dice.rolls();
    steps.push_back(step);
    return steps;
}

} // namespace

TEST(Glimpse, TellsACampaignByItsNameItsRulesAndHowFarItHasCome)
{
    const Glimpse between = glimpse(sampleSteps(testing::swordplay()));
    EXPECT_EQ(between.name.toStdString(), "The Harrow Marches");
    EXPECT_EQ(between.where.toStdString(), "Month 7, Raid: Attack comes next");
    EXPECT_EQ(between.rules.toStdString(), "Swordplay, Feudal");

    Steps steps = withRaidPrepared();
    EXPECT_EQ(glimpse(steps).where.toStdString(), "Month 7, Raid: Attack prepared");
    steps.push_back(*actions::beginPlay(fold(steps), testing::swordplay(), {}));
    EXPECT_EQ(glimpse(steps).where.toStdString(), "Month 7, Raid: Attack on the table");
}

TEST(Glimpse, ShowsTheTableOfTheEncounterUnderWayElseOfTheLastOne)
{
    const Steps sample = sampleSteps(testing::swordplay());
    EXPECT_FALSE(glimpse({sample.front()}).table) << "nothing was prepared yet";
    const Glimpse between = glimpse(sample);
    ASSERT_TRUE(between.table) << "the sixth month's";
    const Steps raid = withRaidPrepared();
    EXPECT_EQ(glimpse(raid).table, fold(raid).encounter);
    EXPECT_NE(glimpse(raid).table, between.table);
}

} // namespace muster
