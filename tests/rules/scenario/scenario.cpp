// SPDX-License-Identifier: MIT
//
// The nine encounters set up. The player's leader has Rep 4; the enemy comes from the police list, whose 1 1 is a Rookie
// with Rep 3 and whose 1 2 a Veteran with Rep 5.
#include "rules/scenario/scenario.h"

#include "rules/force/points.h"
#include "rules/pack/scenarioslugs.h"
#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

ScenarioRequest request(ScenarioKind kind, const char *list = "gang", const char *enemy = "police")
{
    ScenarioRequest made;
    made.kind = kind;
    made.list = QString::fromLatin1(list);
    made.leaderRep = 4;
    made.enemy = QString::fromLatin1(enemy);
    return made;
}

Scenario dealt(const ScenarioRequest &wanted, const char *faces)
{
    return onDice(faces, [&](Dice &dice) { return dealScenario(chainReaction1(), wanted, dice); });
}

/// "ambushed with 4 against 4: 3 vehicles, 2 civilians"
std::string told(const Scenario &scenario)
{
    QStringList rest;
    if (scenario.vehicles > 0)
        rest << QStringLiteral("%1 vehicles").arg(scenario.vehicles);
    if (scenario.civilians > 0)
        rest << QStringLiteral("%1 civilians").arg(scenario.civilians);
    if (scenario.surprised)
        rest << QStringLiteral("%1 surprised").arg(slug(*scenario.surprised));
    if (scenario.hostages > 0)
        rest << QStringLiteral("%1 hostages").arg(scenario.hostages);
    return QStringLiteral("%1 with %2 against %3 %4: %5")
        .arg(slug(scenario.role))
        .arg(scenario.recruits)
        .arg(scenario.enemy.figures.size())
        .arg(slug(scenario.enemyRole), rest.join(QStringLiteral(", ")))
        .toStdString();
}

} // namespace

TEST(SetUp, AmbushRollsItsVehiclesTheRoleTheEnemyAndCivilians)
{
    EXPECT_EQ(told(dealt(request(ScenarioKind::Ambush), "5  3  1 1 1 1 1 1 1 1  2")),
              "ambushed with 4 against 4 ambusher: 5 vehicles");
    EXPECT_EQ(told(dealt(request(ScenarioKind::Ambush), "1  4  1 1 1 1 1 1 1 1  1 6")),
              "ambusher with 4 against 4 ambushed: 1 vehicles, 6 civilians");
}

TEST(SetUp, FirefightHasNoRoles)
{
    EXPECT_EQ(told(dealt(request(ScenarioKind::Firefight), "1 1 1 1 1 1 1 1")), "meeting with 4 against 4 meeting: ");
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

TEST(SetUp, GarrisonIsSurprisedAtHalfTheAttackersTotal)
{
    // Garrison 1 + 4, attackers 6 + 3: not yet. The attackers bring two for each point of Rep.
    EXPECT_EQ(told(dealt(request(ScenarioKind::Garrison), "3  1 1 1 1 1 1 1 1 1 1 1 1 1 1  3  1 6")),
              "garrison with 4 against 7 attacker: ");
    // Garrison 1 + 3, attackers 4 + 4: surprised. Two dice of civilians.
    EXPECT_EQ(told(dealt(request(ScenarioKind::Garrison), "4  1 1 1 1 1 1 1 1  1 4 5  1 4")),
              "attacker with 8 against 4 garrison: 9 civilians, garrison surprised");
    EXPECT_EQ(told(dealt(request(ScenarioKind::Garrison), "4  1 1 1 1 1 1 1 1  6  1 3")),
              "attacker with 8 against 4 garrison: ");
}

TEST(SetUp, ChasersBringHalfAsManyAgainRoundedUp) // R1
{
    EXPECT_EQ(told(dealt(request(ScenarioKind::Pursuit), "1  1 1 1 1 1 1 1 1 1 1 1 1  6")),
              "runner with 4 against 6 chaser: "); // a leader of Rep 3 and five
    EXPECT_EQ(told(dealt(request(ScenarioKind::Pursuit), "6  1 1 1 1 1 1 1 1  1 3")),
              "chaser with 6 against 4 runner: 3 civilians");
}

TEST(SetUp, RaidDefendersAreMany)
{
    EXPECT_EQ(told(dealt(request(ScenarioKind::Raid), "2  1 1 1 1 1 1 1 1 1 1 1 1 1 1  1 4")),
              "raider with 6 against 7 defender: defender surprised");
    EXPECT_EQ(told(dealt(request(ScenarioKind::Raid), "5  1 1 1 1 1 1 1 1 1 1 1 1  1 6")),
              "defender with 8 against 6 raider: ");
}

TEST(SetUp, RecoverIsAboutHalfADieOfHostages)
{
    EXPECT_EQ(told(dealt(request(ScenarioKind::Recover), "1  1 1 1 1 1 1 1 1  6 1  5")),
              "recoverer with 6 against 4 defender: 3 hostages");
    EXPECT_EQ(told(dealt(request(ScenarioKind::Recover), "4  1 1 1 1 1 1 1 1 1 1 1 1  6 1  1")),
              "defender with 4 against 6 recoverer: 1 hostages");
}

TEST(SetUp, APolicePlayerStopsRobberiesAndEverybodyElseRobs) // R63
{
    EXPECT_EQ(told(dealt(request(ScenarioKind::Robbery), "1 1 1 1 1 1 1 1")), "robber with 4 against 4 police: ");
    EXPECT_EQ(told(dealt(request(ScenarioKind::Robbery, "police", "gang"), "1 1 1 1 1 1")),
              "police with 4 against 3 robber: "); // Meat with Rep 2 leads two more
}

TEST(SetUp, WhoComesToARobberyIsPoliceWhateverEnemyWasRolled) // R63
{
    for (const char *enemy : {"gang", "zombies", "police"}) {
        const Scenario robbery = dealt(request(ScenarioKind::Robbery, "gang", enemy), "1 1 1 1 1 1 1 1");
        EXPECT_EQ(robbery.enemyRole, Role::Police);
        EXPECT_EQ(robbery.enemy.from, QStringLiteral("police")) << enemy;
        EXPECT_EQ(robbery.enemy.figures.size(), 4U); // a leader of Rep 3 and three more
    }
}

TEST(SetUp, SiegeAndSweepAreTwoToOne)
{
    EXPECT_EQ(told(dealt(request(ScenarioKind::Siege), "3  1 1 1 1 1 1 1 1 1 1 1 1 1 1")),
              "besieged with 4 against 7 besieger: ");
    EXPECT_EQ(told(dealt(request(ScenarioKind::Siege), "4  1 1 1 1 1 1 1 1")), "besieger with 8 against 4 besieged: ");
    EXPECT_EQ(told(dealt(request(ScenarioKind::Sweep), "1  1 1 1 1 1 1 1 1  6 1")),
              "attacker with 8 against 4 defender: ");
}

TEST(SetUp, TheEnemysLeaderIsTheFirstFigureWhoseRepBringsTheOthers)
{
    const Scenario scenario = dealt(request(ScenarioKind::Firefight), "1 2  1 1 1 1 1 1 1 1 1 1");

    EXPECT_EQ(scenario.enemy.leaderRep(), 5);
    EXPECT_EQ(scenario.enemy.figures.size(), 6U);
    EXPECT_EQ(std::ranges::min(scenario.enemy.figures, {}, &Profile::rep).rep, 3);
}

TEST(SetUp, AChainedEncounterKeepsItsRoleAndItsEnemy)
{
    ScenarioRequest chained = request(ScenarioKind::Pursuit);
    chained.role = Role::Chaser;
    chained.standing = Force{QStringLiteral("police"), {Profile{}}, 1};
    chained.after = ScenarioKind::Siege;

    const Scenario scenario = dealt(chained, "6");

    EXPECT_EQ(told(scenario), "chaser with 6 against 1 runner: ");
    EXPECT_EQ(scenario.after, ScenarioKind::Siege);
}

TEST(Teams, TheFirmSendsItsCommandosAndThenFeudals)
{
    const ScenarioSide many{Role::Attacker, Beginning::ByAnEdge, 4};
    const auto raised = [&](const char *from, const ScenarioSide &side, const char *faces) {
        return onDice(faces, [&](Dice &d) { return raiseForce(chainReaction1(), QString::fromLatin1(from), side, d); });
    };
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
    const Force gang = onDice("1 3  2 2  1 1  1 1  1 1",
                              [&](Dice &d) { return raiseForce(chainReaction1(), QStringLiteral("gang"), two, d); });
    ASSERT_EQ(gang.figures.size(), 4U) << "a Special leads, Rep 3; the second one is rolled again";
    EXPECT_EQ(gang.figures[1].type, QStringLiteral("Meat"));
}

TEST(Vehicles, ComeByTheFactionAndTheSizeOfTheGroup)
{
    const auto vehicles = [](const char *list, int figures, const char *faces) {
        return onDice(faces,
                      [=](Dice &d) { return vehiclesAtHand(chainReaction1(), QString::fromLatin1(list), figures, d); });
    };
    EXPECT_EQ(vehicles("outcasts", 8, "4 4"), 2);
    EXPECT_EQ(vehicles("outcasts", 8, "3 4"), 0);
    EXPECT_EQ(vehicles("outcasts", 3, ""), 0);
    EXPECT_EQ(vehicles("tribal", 8, "3 4"), 2);
    EXPECT_EQ(vehicles("tribal", 8, "3 3"), 0);
    EXPECT_EQ(vehicles("feudal", 6, "4 4"), 1);
    EXPECT_EQ(vehicles("gang", 6, ""), 0);
}

TEST(FollowUps, AreThoseOfTheBook)
{
    const auto next = [](ScenarioKind kind, Role role, const char *faces) {
        Scenario over;
        over.kind = kind;
        over.role = role;
        const auto come = onDice(faces, [&](Dice &d) { return followUp(*chainReaction1().scenarios, over, d); });
        return come ? (QString(slug(come->kind)) + QStringLiteral(" as ") + slug(*come->role)).toStdString()
                    : "nothing";
    };
    EXPECT_EQ(next(ScenarioKind::Raid, Role::Raider, "2"), "raid as defender"); // retribution
    EXPECT_EQ(next(ScenarioKind::Raid, Role::Defender, "1"), "raid as raider");
    EXPECT_EQ(next(ScenarioKind::Raid, Role::Raider, "3"), "nothing");
    EXPECT_EQ(next(ScenarioKind::Recover, Role::Recoverer, ""), "pursuit as runner");
    EXPECT_EQ(next(ScenarioKind::Recover, Role::Defender, ""), "pursuit as chaser");
    EXPECT_EQ(next(ScenarioKind::Robbery, Role::Police, ""), "pursuit as chaser");
    EXPECT_EQ(next(ScenarioKind::Siege, Role::Besieged, "3"), "pursuit as runner");
    EXPECT_EQ(next(ScenarioKind::Siege, Role::Besieged, "4"), "nothing");
    EXPECT_EQ(next(ScenarioKind::Ambush, Role::Ambusher, ""), "nothing");
    EXPECT_EQ(next(ScenarioKind::Firefight, Role::Meeting, ""), "nothing");
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

TEST(SetUp, EveryThirdAlienIsABigOne) // R84
{
    ScenarioRequest wanted = request(ScenarioKind::Firefight, "civilians", "aliens");
    std::string reps;
    for (const Profile &alien : dealt(wanted, "").enemy.figures)
        reps += std::to_string(alien.rep);
    EXPECT_EQ(reps, "544544");
}

TEST(SetUp, AnAmbushOutOfAPursuitHasNoConvoy) // R78
{
    ScenarioRequest wanted = request(ScenarioKind::Ambush);
    wanted.role = Role::Ambusher;
    wanted.after = ScenarioKind::Pursuit;
    EXPECT_EQ(told(dealt(wanted, "1 1 1 1 1 1 1 1  2")), "ambusher with 4 against 4 ambushed: ");
}

TEST(SetUp, ZombiesComeInTheListsNumber) // R84
{
    const Scenario met = dealt(request(ScenarioKind::Firefight, "civilians", "zombies"), "");
    EXPECT_EQ(met.enemy.figures.size(), 4U) << "a leader of Rep 3 and three more";
    for (const Profile &zombie : met.enemy.figures)
        EXPECT_EQ(zombie.rep, 3);
}
