// SPDX-License-Identifier: MIT

// Tables of two to sixteen sections, with words of the player's own (R95).

#include "model/acts/acts.h"
#include "model/acts/campaign.h"
#include "model/json/campaignjson.h"
#include "model/json/changes.h"
#include "tests/support/battle.h"

#include <QJsonObject>

namespace muster::testing {
namespace {

/// Tibb and Osric before a Patrol of Swordplay.
Campaign atHome()
{
    return Band().star("Osric", 5).grunt("Tibb", 4).next(EncounterKind::Patrol, 3);
}

actions::Preparing onTableOf(int columns, int rows)
{
    actions::Preparing wanted;
    wanted.grid = {columns, rows};
    return wanted;
}

/// A Patrol on six squares, two wide and three deep.
Campaign onSixSquares()
{
    Campaign campaign = atHome();
    const Step step = rolledStep("1 2 1 2 1 2 1 2 1 2 1 2 4 1 3", [&](Dice &dice, Step &s) {
        actions::prepare(campaign, swordplay(), onTableOf(2, 3), 7, dice, s);
    });
    EXPECT_FALSE(applyChecked(campaign, step));
    return campaign;
}

std::string refusalOf(int columns, int rows)
{
    return refusal(actions::checkPrepare(atHome(), swordplay(), onTableOf(columns, rows)));
}

TEST(AnOwnTable, HasItsSectionsRolledUp_R95)
{
    const Campaign campaign = onSixSquares();
    EXPECT_EQ(campaign.encounter->setup.sections.size(), 6U);
    const QJsonObject shown = campaignJson(campaign, swordplay(), 1)[QStringLiteral("encounter")].toObject();
    EXPECT_EQ(shown[QStringLiteral("table")],
              (QJsonObject{{QStringLiteral("columns"), 2}, {QStringLiteral("rows"), 3}}));
    EXPECT_EQ(shown[QStringLiteral("sections")].toArray().size(), 6);
}

TEST(AnOwnTable, OfTheBooksSaysNothingOfItself)
{
    const Campaign campaign = Band(threeOnPatrol());
    EXPECT_FALSE(campaignJson(campaign, swordplay(), 1)[QStringLiteral("encounter")].toObject().contains(
        QStringLiteral("table")));
}

TEST(AnOwnTable, HasTwoToSixteenSections_R95)
{
    EXPECT_EQ(refusalOf(3, 2), "");
    EXPECT_EQ(refusalOf(1, 1), "A table has 2 to 16 sections in rows of the same length, not 1 by 1.");
    EXPECT_EQ(refusalOf(5, 4), "A table has 2 to 16 sections in rows of the same length, not 5 by 4.");
}

TEST(AnOwnTable, IsPlayedByItsOwnSections_R95)
{
    Battle battle(onSixSquares());
    battle.begins();
    EXPECT_EQ(battle.play().entry, 5) << "the near row is 5 and 6";
    EXPECT_EQ(refusal(actions::placePef(battle.campaign(), 1, 7)), "The table has sections 1 to 6, not 7.");
    battle.does(actions::placePef(battle.campaign(), 1, 6));
    for (int section = 1; section <= 5; ++section)
        battle.does(actions::seeSection(battle.campaign(), section, true));
    EXPECT_EQ(battle.told(), "Section 5 scouted: 5 of 6");
    battle.does(actions::seeSection(battle.campaign(), 6, true));
    EXPECT_EQ(battle.now(),
              "All 6 sections are scouted. Leave by the edge you entered from, then go to After the battle.");
}

TEST(AnOwnTable, TakesGroupsInItsSixteenthSection_R95)
{
    Campaign campaign = atHome();
    Encounter encounter;
    encounter.enemy = QStringLiteral("feudal");
    encounter.eal = 3;
    encounter.setup.grid = {4, 4};
    for (int number = 1; number <= 16; ++number)
        encounter.setup.sections.push_back({number});
    happen(campaign, EncounterPrepared{encounter});
    Battle battle(campaign);
    battle.begins();
    EXPECT_EQ(battle.play().entry, 14);
    battle.does(actions::placeOwnGroup(battle.campaign(), 1, 16));
    EXPECT_EQ(battle.play().ownGroups.front().section, 16);
    EXPECT_EQ(refusal(actions::placeOwnGroup(battle.campaign(), 1, 17)), "The table has sections 1 to 16, not 17.");
}

TEST(AnOwnTable, CanBeMadeOfOneThatWasRolledUp_R5_R95)
{
    const Campaign before = threeOnPatrol();
    Encounter wanted = *before.encounter;
    wanted.setup = reshaped(wanted.setup, {3, 2});
    wanted.setup.sections[0].words = QStringLiteral("  the radio   mast ");
    const auto step = actions::correctEncounter(before, swordplay(), wanted);
    ASSERT_TRUE(step) << refusal(step);
    const Taken after = taken(before, *step);
    EXPECT_EQ(after.campaign.encounter->setup.sections[0].words, QStringLiteral("the radio mast"));
    EXPECT_NE(after.head.find("table of 3 by 2 sections"), std::string::npos) << after.head;
    EXPECT_NE(after.head.find("section 1 the radio mast, "), std::string::npos) << after.head;
}

TEST(AnOwnTable, KeepsItsSectionsWhileTheBattleLasts_R95)
{
    Battle battle(threeOnPatrol());
    battle.begins();
    Encounter wanted = *battle.campaign().encounter;
    wanted.setup = reshaped(wanted.setup, {4, 3});
    EXPECT_NE(refusal(actions::correctEncounter(battle.campaign(), swordplay(), wanted))
                  .find("The battle has begun, so the table keeps its sections."),
              std::string::npos);
}

TEST(AnOwnTable, TakesWordsUpToALimit_R95)
{
    const Campaign before = threeOnPatrol();
    Encounter wanted = *before.encounter;
    wanted.setup.sections[3].words = QString(61, QLatin1Char('x'));
    EXPECT_EQ(refusal(actions::correctEncounter(before, swordplay(), wanted)),
              "The words for section 4 can have at most 60 characters.");
}

} // namespace
} // namespace muster::testing
