// SPDX-License-Identifier: MIT

// A campaign that is continued after a while: its card on the welcome page, and its battle on the table.

#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/acts/battle.h"
#include "model/acts/table.h"
#include "model/story/lastpage.h"
#include "model/story/whatnow.h"
#include "model/storytext/storytext.h"
#include "rules/dice/randomdice.h"
#include "tests/support/packs.h"
#include "tests/support/stories.h"

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

/// Returns the card of a campaign `hours` hours after its last step.
std::optional<ResumeCard> readAfter(const QString &story, const Pack &pack, int hours)
{
    const Result<Steps> played = playStory(story, pack);
    if (!played) {
        ADD_FAILURE() << played.problem().text.toStdString();
        return std::nullopt;
    }
    Steps steps = *played;
    const QDateTime now(QDate(2026, 11, 22), QTime(12, 0), Qt::UTC);
    for (Step &step : steps)
        step.when = now.addSecs(-3600LL * hours);
    return resumeOf(History{steps, steps.size()}, fold(steps), pack, now);
}

const QString begun = onPatrol + u"\nbegin\n"_s;
const QString inTurnOne = begun + u"turn\n  dice: 5 2\n"_s;

std::string told(const std::vector<ResumeCard::Thing> &things)
{
    QStringList all;
    for (const ResumeCard::Thing &thing : things)
        all << u"%1/%2"_s.arg(thing.turn, thing.line.title);
    return all.join(u'|').toStdString();
}

TEST(Resume, TellsWhoseGoItIsTheLastThreeThingsAndWhatComesNext)
{
    const auto card =
        readAfter(inTurnOne + u"note One.\nnote Two.\nstate 2 ducked-back\nnote Three.\n"_s, swordplay(), 8 * 24);
    ASSERT_TRUE(card);
    EXPECT_EQ(card->whoseGo.toStdString(), "Turn 1, your go");
    EXPECT_TRUE(card->left.contains(u"Last played on 14 November, 8 days ago."_s)) << card->left.toStdString();
    EXPECT_TRUE(card->left.startsWith(u"Patrol, by "_s)) << card->left.toStdString();
    ASSERT_TRUE(card->turn);
    EXPECT_EQ(card->turn->dice.rolls.size(), 1U);
    EXPECT_EQ(card->last.size(), 3U);
    EXPECT_EQ(told(card->last).substr(0, 11), "Turn 1/Note") << told(card->last);
    EXPECT_FALSE(card->next.isEmpty());
    ASSERT_FALSE(card->stand.empty());
    bool tibb = false;
    for (const WhereTheyStand &place : card->stand)
        tibb = tibb || place.how.contains(u": ducked back"_s);
    EXPECT_TRUE(tibb);
}

TEST(Resume, GivesTheGoToTheEnemyWhoseDieIsHigher)
{
    const auto card = readAfter(begun + u"turn\n  dice: 2 5\nnote x\n"_s, swordplay(), 24);
    ASSERT_TRUE(card);
    EXPECT_TRUE(card->whoseGo.startsWith(u"Turn 1, "_s)) << card->whoseGo.toStdString();
}

TEST(Resume, SaysNothingOfABattleThatHasJustBegunOrWasLeftJustNow)
{
    EXPECT_FALSE(readAfter(begun, swordplay(), 48)) << "nothing was noted yet";
    EXPECT_FALSE(readAfter(onPatrol, swordplay(), 48)) << "it is not on the table";
    EXPECT_FALSE(readAfter(twoGrunts, swordplay(), 48));
    EXPECT_FALSE(readAfter(inTurnOne, swordplay(), 0));
    EXPECT_TRUE(readAfter(inTurnOne, swordplay(), 1));
}

TEST(Resume, TellsOfAnEncounterWithCards)
{
    const auto card = readAfter(rookMeetsZombies + u"\nbegin\nnote They come.\n"_s, chainReaction1(), 48);
    ASSERT_TRUE(card);
    EXPECT_EQ(card->whoseGo.toStdString(), "Before turn 1");
    EXPECT_EQ(told(card->last), "/Note");
}

TEST(Resume, TellsOfALinkedGameByItsInitiative)
{
    const auto card = readAfter(doxeyMeetsGermans + u"\ngo\n"_s, streetSkirmish(), 48);
    ASSERT_TRUE(card);
    EXPECT_TRUE(card->whoseGo.startsWith(u"Turn 1, initiative "_s)) << card->whoseGo.toStdString();
    ASSERT_FALSE(card->stand.empty());
    EXPECT_TRUE(card->stand.front().place.startsWith(u"Initiative "_s));
    EXPECT_FALSE(readAfter(doxeyMeetsGermans, streetSkirmish(), 48)) << "nobody had a go";
}

CampaignSummary dealWithoutTerrain(const Steps &steps)
{
    return glimpseOf(History{steps, steps.size()}, fold(steps), swordplay());
}

Steps withRaidPrepared()
{
    Steps steps = sampleSteps(swordplay());
    RandomDice dice(5);
    Step step;
    acts::perform(fold(steps), swordplay(), acts::Prepare{}, 5, dice, step);
    step.rolls = dice.rolls();
    steps.push_back(step);
    return steps;
}

TEST(CampaignSummary, TellsACampaignByItsNameItsRulesAndHowFarItHasCome)
{
    const CampaignSummary between = dealWithoutTerrain(sampleSteps(swordplay()));
    EXPECT_EQ(between.name.toStdString(), "The Harrow Marches");
    EXPECT_EQ(between.where.toStdString(), "Month 7, Raid: Attack comes next");
    EXPECT_EQ(between.rules.toStdString(), "Swordplay, Feudal");

    Steps steps = withRaidPrepared();
    EXPECT_EQ(dealWithoutTerrain(steps).where.toStdString(), "Month 7, Raid: Attack prepared");
    steps.push_back(*acts::stepOf(fold(steps), swordplay(), acts::BeginPlay{}));
    EXPECT_EQ(dealWithoutTerrain(steps).where.toStdString(), "Month 7, Raid: Attack on the table");
}

TEST(CampaignSummary, ShowsTheTableOfTheEncounterUnderWayElseOfTheLastOne)
{
    const Steps sample = sampleSteps(swordplay());
    EXPECT_FALSE(dealWithoutTerrain({sample.front()}).table) << "nothing was prepared yet";
    const CampaignSummary between = dealWithoutTerrain(sample);
    ASSERT_TRUE(between.table) << "the sixth month's";
    const Steps raid = withRaidPrepared();
    EXPECT_EQ(dealWithoutTerrain(raid).table, fold(raid).encounter);
    EXPECT_NE(dealWithoutTerrain(raid).table, between.table);
}

} // namespace
} // namespace muster::testing
