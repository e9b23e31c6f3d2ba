// SPDX-License-Identifier: MIT

// Each encounter of Chain Reaction's first edition, rolled up at fixed dice, finished, and what follows on it.

#include "model/campaign/fit.h"
#include "model/changes/campaign.h"
#include "model/story/encountertext.h"
#include "model/story/rollresult.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/pack/slugs.h"
#include "tests/support/acts.h"
#include "tests/support/playedband.h"

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

Options genre(const char *id)
{
    return {{u"genre"_s, QString::fromLatin1(id)}, {u"terrain"_s, u"none"_s}};
}

/// A 7 for the turn; double six for this kind, double one for the others the genre knows.
QString comes(ScenarioKind wanted, Genre column)
{
    QString dice = u"3 4 "_s;
    for (const ScenarioKind kind : allScenarios) {
        if (chainReaction1().scenarios->modifier(kind, column))
            dice += kind == wanted ? u"6 6 "_s : u"1 1 "_s;
    }
    return dice;
}

/// Zombies need no dice, so that what is rolled is the encounter's own.
PlayedBand dealt(ScenarioKind kind, const char *own, const char *list = "military",
                 const char *genreId = "military-early")
{
    PlayedBand squad(list, "Rook", 4, genre(genreId));
    const Genre column = QByteArray(genreId) == "gang" ? Genre::Gang : Genre::Military;
    squad.prepares((comes(kind, column) + QString::fromLatin1(own)).toLatin1().constData(), "zombies");
    EXPECT_EQ(squad.scenario().kind, kind);
    return squad;
}

BattleReport alone(Outcome outcome, int kills = 0, const char *follows = "")
{
    BattleReport report{outcome, {{FigureId{1}, Fate::Fine, {false, false, false, kills, 0}}}};
    report.enemy.follows = QString::fromLatin1(follows);
    return report;
}

Profile rifleman(int rep)
{
    Profile one;
    one.type = u"Rifleman"_s;
    one.rep = rep;
    one.armor = 0;
    one.weapon = u"rifle"_s;
    one.armorWorn = u"none"_s;
    return one;
}

std::string told(const PlayedBand &squad)
{
    const EncounterText text = describeEncounter(squad.campaign(), chainReaction1());
    return (text.objective + u' ' + text.special.join(u' ')).toStdString();
}

} // namespace

TEST(Ambush, HasItsConvoyItsRoleAndItsBystanders)
{
    PlayedBand squad = dealt(ScenarioKind::Ambush, "4 2 1 3");
    EXPECT_EQ(squad.scenario().vehicles, 4);
    EXPECT_EQ(squad.scenario().role, Role::Ambushed);
    EXPECT_EQ(squad.scenario().civilians, 3);
    EXPECT_EQ(squad.scenario().enemy.figures.size(), 4U);
    EXPECT_NE(told(squad).find("Get your vehicles (4)"), std::string::npos);
    squad.reports(alone(Outcome::Success));
    EXPECT_EQ(squad.campaign().points(), 400);
    EXPECT_FALSE(squad.campaign().following);
    EXPECT_EQ(squad.campaign().turn, 2);
    EXPECT_EQ(scenarioOf(squad.campaign().past.back())->kind, ScenarioKind::Ambush);
}

TEST(Firefight, HasNoDiceOfItsOwnAndPaysHalfForHeavyLosses)
{
    PlayedBand squad = dealt(ScenarioKind::Firefight, "");
    EXPECT_EQ(squad.scenario().role, Role::Meeting);
    BattleReport report = alone(Outcome::Success, 1);
    report.won = Fraction{1, 2};
    squad.reports(report);
    EXPECT_EQ(squad.campaign().points(), 240);
    EXPECT_EQ(squad.campaign().past.back().won, (Fraction{1, 2}));
}

TEST(Garrison, MayBeSurprised)
{
    // The zombies keep it: 1 + 3 is half of 6 + 4 or less.
    PlayedBand squad = dealt(ScenarioKind::Garrison, "5 2 1 6");
    EXPECT_EQ(squad.scenario().role, Role::Attacker);
    EXPECT_EQ(squad.scenario().recruits, 8);
    EXPECT_EQ(squad.scenario().surprised, Role::Garrison);
    EXPECT_NE(told(squad).find("They are surprised"), std::string::npos);
    squad.reports(alone(Outcome::Failure));
    EXPECT_EQ(squad.campaign().points(), 0);
}

TEST(Pursuit, LeadsToAnAmbushWhereTheRunnersLaidOne)
{
    PlayedBand squad = dealt(ScenarioKind::Pursuit, "1 1 2");
    EXPECT_EQ(squad.scenario().role, Role::Runner);
    EXPECT_EQ(squad.scenario().civilians, 2);
    const std::size_t enemies = squad.scenario().enemy.figures.size();
    squad.reports(alone(Outcome::Failure, 1, "ambush"));
    EXPECT_EQ(squad.campaign().turn, 1) << "what follows immediately comes before the calendar turns";
    squad.prepares("2"); // nobody else is there, and no convoy (R78)
    EXPECT_EQ(squad.scenario().kind, ScenarioKind::Ambush);
    EXPECT_EQ(squad.scenario().role, Role::Ambusher);
    EXPECT_EQ(squad.scenario().after, ScenarioKind::Pursuit);
    EXPECT_EQ(squad.scenario().enemy.figures.size(), enemies - 1);
    EXPECT_EQ(squad.campaign().turn, 1);
    squad.reports(alone(Outcome::Success));
    EXPECT_EQ(squad.campaign().turn, 2);
}

TEST(Raid, MayBePaidBackByTheDie)
{
    PlayedBand squad = dealt(ScenarioKind::Raid, "1 1 6");
    EXPECT_EQ(squad.scenario().role, Role::Raider);
    EXPECT_EQ(squad.scenario().recruits, 6);
    EXPECT_EQ(squad.scenario().surprised, Role::Defender);
    PlayedBand spared = squad;
    squad.reports(alone(Outcome::Success));
    ASSERT_TRUE(squad.campaign().following);
    squad.prepares("2  3 3"); // it comes on a 1 or 2; nobody is surprised
    EXPECT_EQ(squad.scenario().kind, ScenarioKind::Raid);
    EXPECT_EQ(squad.scenario().role, Role::Defender);
    EXPECT_EQ(squad.scenario().after, ScenarioKind::Raid);

    spared.reports(alone(Outcome::Success));
    spared.prepares(("3 " + comes(ScenarioKind::Firefight, Genre::Military).toLatin1()).constData());
    EXPECT_EQ(spared.campaign().turn, 2);
    EXPECT_EQ(spared.scenario().kind, ScenarioKind::Firefight);
    EXPECT_FALSE(spared.scenario().after);
}

TEST(Raid, ItsDieSaysWhatFollowsOrThatNothingDoes)
{
    PlayedBand squad = dealt(ScenarioKind::Raid, "1 1 6");
    squad.reports(alone(Outcome::Success));
    const auto prepared = [&](const QString &dice) {
        return rolledStep(dice.toLatin1().constData(), [&](Dice &d, Step &step) {
            actions::prepare(squad.campaign(), chainReaction1(), {}, 1, d, step);
        });
    };
    const auto firstTold = [&](const Step &step) {
        return tellRolls(step, 1, squad.campaign(), chainReaction1()).front().result.toStdString();
    };
    const Step again = prepared(u"2  3 3"_s);
    EXPECT_EQ(firstTold(again), "Raid");
    EXPECT_FALSE(nothingFollows(again, 1));
    const Step another = prepared(u"3 "_s + comes(ScenarioKind::Firefight, Genre::Military));
    EXPECT_EQ(firstTold(another), "nothing follows");
    EXPECT_TRUE(nothingFollows(another, 1));
    EXPECT_FALSE(nothingFollows(another, 0)) << "the die has not fallen yet";
}

TEST(Raid, IsNotPaidBackByTheDeadNorAgainstThePlayersWord)
{
    PlayedBand squad = dealt(ScenarioKind::Raid, "1 1 6");
    PlayedBand quiet = squad;
    BattleReport all = alone(Outcome::Success);
    for (std::size_t place = 1; place <= squad.scenario().enemy.figures.size(); ++place)
        all.enemy.lost.push_back(static_cast<int>(place));
    squad.reports(all);
    EXPECT_FALSE(squad.campaign().following);
    quiet.reports(alone(Outcome::Success, 0, "nothing"));
    EXPECT_FALSE(quiet.campaign().following);
    EXPECT_EQ(quiet.campaign().turn, 2);
}

TEST(Recover, LeavesHostagesAndAPursuitBehindIt)
{
    PlayedBand squad = dealt(ScenarioKind::Recover, "4 3 3 5");
    EXPECT_EQ(squad.scenario().role, Role::Defender);
    EXPECT_EQ(squad.scenario().hostages, 3);
    BattleReport report = alone(Outcome::Success);
    report.enemy.lost = {1};
    const std::size_t enemies = squad.scenario().enemy.figures.size();
    squad.reports(report);
    squad.prepares("2"); // no die for what follows; no civilians
    EXPECT_EQ(squad.scenario().kind, ScenarioKind::Pursuit);
    EXPECT_EQ(squad.scenario().role, Role::Chaser);
    EXPECT_EQ(squad.scenario().enemy.figures.size(), enemies - 1);
}

TEST(Robbery, IsAGangsAndAPursuitFollows_R63)
{
    PlayedBand squad =
        dealt(ScenarioKind::Robbery, "1 1  1 1  1 1  1 1", "gang", "gang"); // police, in place of zombies
    EXPECT_EQ(squad.scenario().role, Role::Robber);
    EXPECT_EQ(squad.scenario().enemy.from, u"police"_s);
    EXPECT_EQ(squad.campaign().enemy, QString()) << "whom the band meets next is not said by that";
    squad.reports(alone(Outcome::Success));
    squad.prepares("2");
    EXPECT_EQ(squad.scenario().kind, ScenarioKind::Pursuit);
    EXPECT_EQ(squad.scenario().role, Role::Runner);

    PlayedBand police = dealt(ScenarioKind::Robbery, "", "police", "gang");
    EXPECT_EQ(police.scenario().role, Role::Police);
}

TEST(Robbery, EditedByHandLeavesWhomTheBandMeetsNext)
{
    PlayedBand squad = dealt(ScenarioKind::Robbery, "1 1  1 1  1 1  1 1", "gang", "gang");
    ASSERT_EQ(squad.scenario().enemy.from, u"police"_s);
    Encounter wanted = *squad.campaign().encounter;
    wanted.part.edit<Scenario>().civilians = 3;
    squad.take(*actions::correctEncounter(squad.campaign(), chainReaction1(), wanted));
    EXPECT_EQ(squad.scenario().civilians, 3);
    EXPECT_EQ(squad.campaign().enemy, QString()) << "not the police";
}

TEST(Siege, LeadsToAPursuitOnlyForThoseWhoGotOut)
{
    PlayedBand squad = dealt(ScenarioKind::Siege, "2");
    EXPECT_EQ(squad.scenario().role, Role::Besieged);
    EXPECT_EQ(squad.scenario().enemy.figures.size(), 7U); // besiegers of a Rep 3
    PlayedBand held = squad;
    squad.reports(alone(Outcome::Success));
    squad.prepares("3  2");
    EXPECT_EQ(squad.scenario().kind, ScenarioKind::Pursuit);
    EXPECT_EQ(squad.scenario().role, Role::Runner);
    held.reports(alone(Outcome::Failure));
    EXPECT_FALSE(held.campaign().following);
}

TEST(FollowUps, ThatDoNotComeMakeNoQuietTurnOfTheBattlesOwn)
{
    PlayedBand squad = dealt(ScenarioKind::Siege, "2");
    squad.reports(alone(Outcome::Success));
    const QString another = u"4  "_s + comes(ScenarioKind::Firefight, Genre::Military);
    squad.prepares(another.toLatin1().constData(), "zombies");
    EXPECT_EQ(squad.campaign().turn, 2);
    const StepStory story = tellAll(squad.steps(), chainReaction1()).back();
    EXPECT_TRUE(printedLines(story).startsWith(u"Late January, year 1: no quiet turn before it"_s))
        << printedLines(story).toStdString();
}

TEST(FollowUps, AreFoughtByThoseWhoFoughtTheOneBefore_R77)
{
    PlayedBand squad("military", "Rook", 4, genre("military-early"));
    squad.joins("Tess", rifleman(4));
    squad.joins("Charlie", rifleman(3));
    squad.prepares((comes(ScenarioKind::Siege, Genre::Military) + u"2"_s).toLatin1().constData(), "zombies");
    squad.reports({Outcome::Success, {{FigureId{1}, Fate::Fine}, {FigureId{3}, Fate::Fine}}});
    squad.prepares("3  2");
    EXPECT_EQ(squad.scenario().kind, ScenarioKind::Pursuit);
    EXPECT_EQ(halfMonths().usualParty(squad.campaign(), chainReaction1()), (std::vector{FigureId{1}, FigureId{3}}))
        << "Tess sat it out";
}

TEST(FollowUps, AreLedByWhoeverFoughtWhileTheStarIsAway_R77)
{
    PlayedBand squad("military", "Rook", 4, genre("military-early"));
    squad.joins("Tess", rifleman(4));
    squad.joins("Charlie", rifleman(3));
    squad.prepares((comes(ScenarioKind::Siege, Genre::Military) + u"2"_s).toLatin1().constData(), "zombies");
    squad.reports({Outcome::Success, {{FigureId{1}, Fate::BadWound}, {FigureId{3}, Fate::Fine}}}, "1 1");
    squad.prepares("3  2");
    EXPECT_TRUE(describeEncounter(squad.campaign(), chainReaction1()).forces.contains(u"Leader: Charlie."_s))
        << describeEncounter(squad.campaign(), chainReaction1()).forces.toStdString();
}

TEST(Sweep, PaysThePartOfThemThatIsGone)
{
    PlayedBand squad = dealt(ScenarioKind::Sweep, "1 3 3");
    EXPECT_EQ(squad.scenario().role, Role::Attacker);
    BattleReport report = alone(Outcome::Success, 2);
    report.won = Fraction{2, 4};
    report.enemy.follows = u"recover"_s;
    squad.reports(report);
    EXPECT_EQ(squad.campaign().points(), 200 + 80);
    squad.prepares("3 3 1"); // a Recover in its stead: surprise, hostages
    EXPECT_EQ(squad.scenario().kind, ScenarioKind::Recover);
    EXPECT_EQ(squad.scenario().role, Role::Defender);
}

TEST(FollowUps, AreRefusedWhereTheBookHasNone)
{
    const PlayedBand squad = dealt(ScenarioKind::Firefight, "");
    EXPECT_EQ(refusal(actions::checkFinish(squad.campaign(), chainReaction1(), alone(Outcome::Success, 0, "siege"))),
              "“siege” cannot follow this encounter. Possible follow-ups: nothing.");
    BattleReport report = alone(Outcome::Success);
    report.enemy.lost = {9};
    EXPECT_EQ(refusal(actions::checkFinish(squad.campaign(), chainReaction1(), report)),
              "There is no enemy number 9. Use 1 to 4.");
}

TEST(FollowUps, ThatTheRulesDoNotKnowAreNoneOfAFilesEither)
{
    PlayedBand squad = dealt(ScenarioKind::Raid, "1 1 6");
    const auto stranger = [](const Change &change) {
        return findStranger({{StepKind::BattleFinished, {}, {change}, {}}}, chainReaction1()).has_value();
    };
    EXPECT_FALSE(stranger(FollowUpDue{{squad.scenario(), std::nullopt}}));
    EXPECT_FALSE(stranger(FollowUpDue{{squad.scenario(), ScenarioKind::Sweep}}));
    EXPECT_TRUE(stranger(FollowUpDue{{squad.scenario(), ScenarioKind::Siege}}));
    Scenario firefight = squad.scenario();
    firefight.kind = ScenarioKind::Firefight;
    EXPECT_TRUE(stranger(FollowUpDue{{firefight, std::nullopt}}));
    Encounter undealt = *squad.campaign().encounter;
    undealt.part = {};
    EXPECT_TRUE(stranger(EncounterPrepared{undealt}));
}
