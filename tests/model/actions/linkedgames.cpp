// SPDX-License-Identifier: MIT
//
// A campaign of the percentile street skirmish through the actions (R81): founded, recruited, two linked games.

#include "model/changes/band.h"
#include "model/json/campaignjson.h"
#include "model/json/stepjson.h"
#include "model/story/words.h"
#include "model/systems/games/gameparts.h"
#include "model/systems/games/turnorder.h"
#include "rules/games/game.h"
#include "tests/model/actions/skirmishers.h"
#include "tests/support/broughtback.h"

#include <algorithm>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

TEST(StreetSkirmish, RollsUpTheLeaderAndTheFigures)
{
    const Skirmishers ours = withThree();
    const Campaign &campaign = ours.campaign();
    EXPECT_EQ(campaign.star()->rep(), 4); // D3 of a 5 is 3, and one more
    EXPECT_EQ(campaign.star()->profile.skill, 160);
    EXPECT_EQ(campaign.star()->profile.weapon, u"smg"_s);
    ASSERT_EQ(campaign.band.size(), 4U);
    EXPECT_EQ(ours.figure(2).profile.type, u"Rifleman"_s);
    EXPECT_EQ(ours.figure(2).rep(), 2);
    EXPECT_EQ(ours.figure(2).profile.skill, 160);
    EXPECT_EQ(ours.figure(3).rep(), 3);
    EXPECT_EQ(ours.figure(4).profile.weapon, u"smg"_s);
    EXPECT_EQ(words::worth(ours.figure(4).profile, streetSkirmish()), u"Initiative 1, skill 120"_s);
    EXPECT_EQ(refusal(actions::checkRecruit(campaign, streetSkirmish(), 3)),
              "There is no room for 3 recruits. Places free: 2.");
}

TEST(StreetSkirmish, SaysWhoActsAtWhichInitiative)
{
    Skirmishers ours = withThree();
    EXPECT_TRUE(turnOrder(ours.campaign(), {}).empty()) << "no game is in hand";
    ours.prepares(tramDepot);
    const std::vector<ActingTogether> order = turnOrder(ours.campaign(), {});
    ASSERT_EQ(order.size(), 4U);
    EXPECT_EQ(order[0].initiative, 1);
    EXPECT_EQ(order[0].yours, QStringList{ours.figure(4).name});
    EXPECT_EQ(order[0].theirs, (QStringList{u"enemy 2"_s, u"enemy 3"_s}));
    EXPECT_EQ(order[1].theirs, (QStringList{u"enemy 1"_s, u"enemy 4"_s}));
    EXPECT_EQ(order[3].yours, QStringList{u"Doxey"_s});

    const std::vector<ShelfEntry> shelf = shelfOf(streetSkirmish());
    const auto entry = std::find_if(shelf.begin(), shelf.end(), [](const auto &e) { return e.id == u"sequence"_s; });
    ASSERT_NE(entry, shelf.end());
    const ShelfTable table = tableIn(ours.campaign(), {}, *entry, entry->variants.front());
    EXPECT_EQ(table.rows.back(), (QStringList{u"Initiative 4"_s, u"Doxey"_s}));
    EXPECT_EQ(table.rows.size(), entry->variants.front().table.rows.size() + 4);
}

TEST(StreetSkirmish, AsksForItsOwnDiceByNameAndForTheirsByTheirPlace)
{
    const Skirmishers ours = withThree();
    const words::NameOf names = words::namesIn(ours.campaign());
    EXPECT_EQ(words::reason({RollKind::Initiative, 1}, names), u"Initiative, Doxey"_s);
    EXPECT_EQ(words::reason({RollKind::WeaponSkill, subjectOfTheirs(1)}, names), u"Weapon skill, enemy 1"_s);
}

TEST(StreetSkirmish, RollsUpOneWhoIsPickedByHand)
{
    const Skirmishers ours;
    Profile picked = streetSkirmish().lists.front().figures.rows.back().outcome;
    EXPECT_EQ(refusal(actions::checkRecruitByHand(ours.campaign(), streetSkirmish(), picked, u"Wilkes"_s, {})), "");
    const Step step = onDice("5 1 2 3", [&](Dice &dice) {
        Step taken;
        actions::recruitByHand(ours.campaign(), streetSkirmish(), picked, u"Wilkes"_s, {}, dice, taken);
        return taken;
    });
    const auto &joined = *step.changes.front().as<FigureJoined>();
    EXPECT_EQ(joined.figure.rep(), 3);
    EXPECT_EQ(joined.figure.profile.skill, 60);
    picked.rep = 2; // typed, and the skill forgotten
    EXPECT_NE(refusal(actions::checkRecruitByHand(ours.campaign(), streetSkirmish(), picked, u"Wilkes"_s, {})), "");
}

TEST(StreetSkirmish, TakesTheNumbersThatWereThrownAtTheTable)
{
    actions::NewCampaign wanted{{}, u"british"_s, u"Doxey"_s, {}, {}, {}};
    wanted.star.rep = 2;
    wanted.star.skill = 160;
    const Result<Step> founded = actions::found(streetSkirmish(), wanted);
    ASSERT_TRUE(founded);
    EXPECT_EQ(fold({*founded}).star()->profile.skill, 160);
    EXPECT_TRUE(founded->rolls.empty());
    for (const int skill : {20, 250, 125, 0}) {
        wanted.star.skill = skill;
        EXPECT_NE(refusal(actions::checkFound(streetSkirmish(), wanted)), "") << skill;
    }
    wanted.star.skill = 160;
    wanted.star.rep = 5;
    EXPECT_NE(refusal(actions::checkFound(streetSkirmish(), wanted)), "");
    wanted.list = u"feudal"_s;
    EXPECT_NE(refusal(actions::checkFound(streetSkirmish(), wanted)), "");
}

TEST(StreetSkirmish, RefusesWhatItDoesNotKnow)
{
    Skirmishers ours = withThree();
    EXPECT_NE(refusal(actions::checkPrepare(ours.campaign(), streetSkirmish(), u"feudal"_s)), "");
    ours.prepares(tramDepot);
    const auto refused = [&](const BattleReport &report) {
        return refusal(actions::checkFinish(ours.campaign(), streetSkirmish(), report)) != "";
    };
    EXPECT_TRUE(refused({Outcome::Success, {}}));
    EXPECT_TRUE(refused({Outcome::Success, {{FigureId{1}, Fate::OutOfTheFight}}}));
    EXPECT_TRUE(refused({Outcome::Success, {{FigureId{9}, Fate::Fine}}}));
    Deeds nerve;
    nerve.lostNerve = true;
    EXPECT_TRUE(refused({Outcome::Success, {{FigureId{1}, Fate::Fine, nerve}}}));
    EXPECT_FALSE(refused({Outcome::Success, {{FigureId{1}, Fate::Fine, lost(1, 1)}}}));

    Encounter renamed = *ours.campaign().encounter;
    renamed.part.edit<GameInHand>().title = u"The old depot"_s;
    const Result<Step> step = actions::correctEncounter(ours.campaign(), streetSkirmish(), renamed);
    ASSERT_TRUE(step);
    renamed.part.edit<GameInHand>().enemy.figures.pop_back();
    EXPECT_NE(refusal(actions::correctEncounter(ours.campaign(), streetSkirmish(), renamed)), "");
    renamed = *ours.campaign().encounter;
    renamed.part.edit<GameInHand>().title = u" "_s;
    EXPECT_NE(refusal(actions::correctEncounter(ours.campaign(), streetSkirmish(), renamed)), "");
}

TEST(StreetSkirmish, SetsInitiativeAndSkillRightByHand)
{
    const Skirmishers ours = withThree();
    Figure wanted = ours.figure(2);
    wanted.profile.rep = 3;
    wanted.profile.skill = 90;
    const Result<Step> step = actions::correctFigure(ours.campaign(), streetSkirmish(), wanted);
    ASSERT_TRUE(step);
    const StepStory story = tell(*step, 1, ours.campaign(), streetSkirmish());
    EXPECT_NE(printed(story.head).indexOf(u"Initiative 2 to 3, skill 160 to 90"_s), -1)
        << printed(story.head).toStdString();
    wanted.profile.skill = 95;
    EXPECT_NE(refusal(actions::correctFigure(ours.campaign(), streetSkirmish(), wanted)), "");
}

TEST(StreetSkirmish, IsKeptAndShownAsJson)
{
    Skirmishers ours = withThree();
    ours.prepares(tramDepot);
    for (Step step : ours.steps()) {
        step.when = QDateTime(QDate(2024, 5, 1), QTime(20, 0), Qt::UTC);
        const auto again = readStep(stepJson(step));
        ASSERT_TRUE(again) << again.problem().text.toStdString();
        EXPECT_EQ(*again, step);
    }
    const QJsonObject shown = campaignJson(ours.campaign(), streetSkirmish(), 3);
    EXPECT_EQ(shown[u"star"_s][u"rep"_s].toInt(), 4);
    EXPECT_EQ(shown[u"star"_s][u"initiative"_s].toInt(), 4);
    EXPECT_EQ(shown[u"star"_s][u"skill"_s].toInt(), 160);
    EXPECT_EQ(shown[u"star"_s][u"class"_s].toString(), u"officer"_s);
    EXPECT_EQ(shown[u"encounter"_s][u"title"_s].toString(), u"The tram depot"_s);
    EXPECT_EQ(shown[u"encounter"_s][u"enemy_figures"_s][3][u"skill"_s].toInt(), 90);
    EXPECT_EQ(shown[u"turn"_s][u"label"_s].toString(), u"Game 1"_s);
    EXPECT_TRUE(shown[u"next"_s][u"encounter"_s].isNull());
    const QJsonObject other = figureJson(Figure());
    EXPECT_FALSE(other.contains(u"initiative"_s));
    EXPECT_FALSE(other.contains(u"skill"_s));
}
