// SPDX-License-Identifier: MIT
// Chain Reaction, first edition, where the rows of tests/books cannot ask. In the encounters the player's leader has Rep 4; the enemy
// comes from the police list, whose 1 1 is a Rookie with Rep 3.
#include "rules/calendar/calendar.h"
#include "rules/force/points.h"
#include "rules/media/coverage.h"
#include "rules/scenario/scenario.h"
#include "rules/scenario/victory.h"
#include "rules/wounds/afterbattle.h"
#include "rules/wounds/recover.h"
#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

ScenarioRequest request(ScenarioKind kind)
{
    ScenarioRequest made;
    made.kind = kind;
    made.list = QStringLiteral("gang");
    made.leaderRep = 4;
    made.enemy = QStringLiteral("police");
    return made;
}

Scenario dealt(const ScenarioRequest &wanted, const char *faces)
{
    return onDice(faces, [&](Dice &dice) { return dealScenario(chainReaction1(), wanted, dice); });
}

FigureAfter after(int rep, Fate fate, const Deeds &deeds, const char *faces = "")
{
    return onDice(faces,
                  [&](Dice &dice) { return afterBattle(*chainReaction1().wounds, 2, rep, false, fate, deeds, dice); });
}

Force raised(const char *from, const ScenarioSide &side, const char *faces)
{
    return onDice(faces, [&](Dice &d) { return raiseForce(chainReaction1(), QString::fromLatin1(from), side, d); });
}

} // namespace

TEST(Calendar, AYearHasTwentyFourTurnsFromEarlyJanuary) // R60
{
    EXPECT_EQ(calendarTurn(1), (CalendarTurn{1, 1, false}));
    EXPECT_EQ(calendarTurn(2), (CalendarTurn{1, 1, true}));
    EXPECT_EQ(calendarTurn(6), (CalendarTurn{1, 3, true}));
    EXPECT_EQ(calendarTurn(24), (CalendarTurn{1, 12, true}));
    EXPECT_EQ(calendarTurn(25), (CalendarTurn{2, 1, false}));
}

// p. 4: up to 8", or four times the Rep at a fast move; the badly wounded half of it, and they may still move fast.
TEST(Pace, OfTheBadlyWoundedIsHalved)
{
    const WoundTables &tables = *chainReaction1().wounds;
    EXPECT_EQ(paceOf(tables, 4, false), (Pace{8, 16}));
    EXPECT_EQ(paceOf(tables, 4, true), (Pace{4, 8}));
    EXPECT_EQ(paceOf(tables, 3, true), (Pace{4, 6}));
}

TEST(Captives, OfTheHighestRepAreTheHostagesAndOfEqualsTheFirstWhoJoined)
{
    const std::vector<Captive> captured{{1, 3}, {2, 4}, {5, 5}, {6, 4}};
    EXPECT_EQ(hostagesAmong(captured, 1), std::vector<int>({5}));
    EXPECT_EQ(hostagesAmong(captured, 3), std::vector<int>({5, 2, 6}));
    EXPECT_EQ(hostagesAmong(captured, 6), std::vector<int>({5, 2, 6, 1})) << "the others are strangers";
    EXPECT_TRUE(hostagesAmong({}, 2).empty());
}

// p. 11: so many points for each side, and each figure paid for. A Rookie of Rep 3 with a pistol is 10, a Veteran of Rep 5 14.
TEST(BoughtForce, CostsNoMoreThanBothSidesAgreedOn)
{
    ScenarioRequest wanted = request(ScenarioKind::Firefight);
    wanted.points = 30;
    const Scenario exact = dealt(wanted, "1 1  1 1  1 1");
    EXPECT_EQ(exact.enemy.figures.size(), 3U);
    EXPECT_EQ(priceOf(chainReaction1(), exact.enemy.figures), 30);
    // 14 and 10 leave 6, which is nobody's price.
    EXPECT_EQ(dealt(wanted, "1 2  1 1").enemy.figures.size(), 2U);
    // Zombies come as they are printed: 6 points each.
    wanted.enemy = QStringLiteral("zombies");
    EXPECT_EQ(dealt(wanted, "").enemy.figures.size(), 5U);
}

TEST(SetUp, AChainedEncounterKeepsItsRoleAndItsEnemy)
{
    ScenarioRequest chained = request(ScenarioKind::Pursuit);
    chained.role = Role::Chaser;
    chained.standing = Force{QStringLiteral("police"), {Profile{}}, 1};
    chained.after = ScenarioKind::Siege;

    const Scenario scenario = dealt(chained, "6");

    EXPECT_EQ(scenario.role, Role::Chaser);
    EXPECT_EQ(scenario.enemyRole, Role::Runner);
    EXPECT_EQ(scenario.recruits, 6);
    EXPECT_EQ(scenario.enemy.figures.size(), 1U);
    EXPECT_EQ(scenario.after, ScenarioKind::Siege);
}

TEST(SetUp, AnAmbushOutOfAPursuitHasNoConvoy) // R78
{
    ScenarioRequest wanted = request(ScenarioKind::Ambush);
    wanted.role = Role::Ambusher;
    wanted.after = ScenarioKind::Pursuit;
    EXPECT_EQ(dealt(wanted, "1 1 1 1 1 1 1 1  2").vehicles, 0);
}

TEST(Teams, TheFirmSendsItsCommandosAndThenFeudals)
{
    const ScenarioSide many{Role::Attacker, Beginning::ByAnEdge, 4};
    const Force firm = raised("firm", many, "1 1  1 1  1 1  1 1  1 1  1 1");
    ASSERT_EQ(firm.figures.size(), 11U);
    EXPECT_EQ(firm.figures[0].type, QStringLiteral("Leader"));
    EXPECT_EQ(firm.figures[1].weapon, QStringLiteral("rocket-launcher"));
    EXPECT_EQ(firm.figures[4].armorWorn, QStringLiteral("body-armor"));
    EXPECT_EQ(firm.figures[5].type, QStringLiteral("Feudal"));
    EXPECT_EQ(firm.vehicles, 1);

    const Force zombies = raised("zombies", {Role::Meeting, Beginning::ByAnEdge, 2}, "");
    EXPECT_EQ(zombies.figures.size(), 4U); // Rep 3 and three more
}

TEST(Teams, OfTheEnemyHaveNoMoreSpecialsThanTheListAllows_R76)
{
    const ScenarioSide two{Role::Meeting, Beginning::ByAnEdge, 2};
    const Force gang = raised("gang", two, "1 3  2 2  1 1  1 1  1 1");
    ASSERT_EQ(gang.figures.size(), 4U) << "a Special leads, Rep 3; the second one is rolled again";
    EXPECT_EQ(gang.figures[1].type, QStringLiteral("Meat"));
}

TEST(Stand, SurprisedChasersWalkIntoAnAmbush)
{
    Scenario pursuit;
    pursuit.kind = ScenarioKind::Pursuit;
    pursuit.role = Role::Runner;
    pursuit.enemy.figures.emplace_back().rep = 3;
    const auto stand = [&](const char *faces) {
        return onDice(faces, [&](Dice &d) { return makeStand(*chainReaction1().scenarios, pursuit, 4, d); });
    };
    EXPECT_FALSE(stand("2 5")); // 2 + 3 against 5 + 4
    const std::optional<ScenarioRequest> ambush = stand("2 6"); // 5 against 10
    ASSERT_TRUE(ambush);
    EXPECT_EQ(ambush->kind, ScenarioKind::Ambush);
    EXPECT_EQ(ambush->role, Role::Ambusher);
    EXPECT_EQ(ambush->after, ScenarioKind::Pursuit);
}

// Chain Reaction, first edition, pp. 10, 11.
TEST(MediaCrew, IsTheFirstReporterAndTheFirstTechOfTheList)
{
    const std::vector<Profile> crew =
        onDice("3 4  1 1  2 4", [](Dice &dice) { return raiseCrew(chainReaction1(), dice); });
    ASSERT_EQ(crew.size(), 2U);
    EXPECT_EQ(crew[0].type.toStdString(), "Reporter");
    EXPECT_EQ(crew[0].rep, 3);
    EXPECT_EQ(crew[1].type.toStdString(), "Tech");
    EXPECT_EQ(crew[1].rep, 4);
}

TEST(MediaCrew, HasTheReporterFirstThoughTheTechWasRolledFirst)
{
    const std::vector<Profile> crew = onDice("1 2  5 5", [](Dice &dice) { return raiseCrew(chainReaction1(), dice); });
    EXPECT_EQ(crew[0].rep, 5);
    EXPECT_EQ(crew[1].weapon.toStdString(), "camera");
}

TEST(MediaCrew, IsKnownByWhatItCarries)
{
    const MediaTables &media = *chainReaction1().media;
    EXPECT_EQ(crewPartOf(media, QStringLiteral("mike")), CrewPart::Reporter);
    EXPECT_EQ(crewPartOf(media, QStringLiteral("camera")), CrewPart::Camera);
    EXPECT_EQ(crewPartOf(media, QStringLiteral("pistol")), CrewPart::None);
}

TEST(MediaPoints, GoByShotsStoriesAndWhoWasAsked)
{
    const RewardTables &rewards = *chainReaction1().rewards;
    EXPECT_EQ(mediaPoints(rewards, {1, 2, 0, 0, {}, {5}}), 40 + 40 + 20);
    EXPECT_EQ(mediaPoints(rewards, {0, 0, 1, 1, {4, 3, 2}, {}}), 40 + 20 + 20 + 10);
}

TEST(Experience, ComesOfAKillTooWithoutAWordOnDamage) // R8
{
    Deeds deeds;
    deeds.kills = 1;
    EXPECT_EQ(after(3, Fate::Fine, deeds).rep, 4);
}

TEST(Recover, ABadWoundIsCheckedThoughTheFigureRan) // p. 7
{
    Deeds deeds;
    deeds.wound = Fate::BadWound;
    const FigureAfter away = after(4, Fate::RanAway, deeds, "1 1");
    EXPECT_EQ(away.awayTurns, 2) << "passed both dice: a month";
    EXPECT_FALSE(away.lostNerve);
    deeds.wound = Fate::Scratched;
    EXPECT_EQ(after(4, Fate::RanAway, deeds).awayTurns, 0);
}

// Chain Reaction, first edition, pp. 16, 17: Annie, Rep 4, was running when the zombie knocked her out; Bobbie killed two
// zombies and Courtney three; Harry, Rep 3, became one. Full points, four figures.
TEST(SampleEncounter, CourtneyAnnieBobbieAndHarry)
{
    const RewardTables &rewards = *chainReaction1().rewards;
    const int share = rewards.share({1, 1}, 4);
    EXPECT_EQ(share, 100);
    EXPECT_EQ(share + rewards.deeds(0, 0), 100); // Annie
    EXPECT_EQ(share + rewards.deeds(2, 0), 180); // Bobbie
    EXPECT_EQ(share + rewards.deeds(3, 0), 220); // Courtney

    Deeds ran;
    ran.lostNerve = true;
    const FigureAfter annie = after(4, Fate::Unconscious, ran, "1 4");
    EXPECT_TRUE(annie.lostNerve);
    EXPECT_EQ(annie.rep, 3);
}
