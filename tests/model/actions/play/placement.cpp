// SPDX-License-Identifier: MIT

// Where the sides stand: the nine encounters of the first edition (pp. 12 to 15), and the Patrol and Raids of sections.

#include "model/actions/play/placement.h"
#include "model/changes/campaign.h"
#include "model/changes/play.h"
#include "model/story/encountertext.h"
#include "model/story/tableedges.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "tests/support/battle.h"

namespace muster::testing {
namespace {

/// Rook and two Grunts against three of the gang, on open ground with a hut in section 6.
Campaign inEncounter(ScenarioKind kind, Role role, Role enemyRole)
{
    Campaign campaign = Band().star("Rook", 4).grunt("Ash", 3).grunt("Bo", 3);
    campaign.rules = QStringLiteral("chain-reaction-1");
    campaign.list = QStringLiteral("gang");
    Encounter encounter;
    encounter.enemy = QStringLiteral("gang");
    for (int number = 1; number <= 9; ++number)
        encounter.setup.sections.push_back({number, Terrain::Clear, number == 6 ? 1 : 0});
    Scenario scenario;
    scenario.kind = kind;
    scenario.role = role;
    scenario.enemyRole = enemyRole;
    scenario.recruits = 4;
    scenario.enemy.from = encounter.enemy;
    for (const int rep : {4, 3, 3})
        scenario.enemy.figures.push_back({QStringLiteral("Ganger"), {}, rep, 0, false, QStringLiteral("pistol")});
    encounter.part = scenario;
    happen(campaign, EncounterPrepared{encounter});
    return campaign;
}

std::string setUpOf(const Campaign &campaign)
{
    return describeEncounter(campaign, chainReaction1()).setUp.join(u' ').toStdString();
}

/// "A in 8, 1 in 2": the groups once play has begun; 0 is off the table.
std::string groupsIn(const Battle &battle)
{
    QStringList groups;
    for (const OwnGroup &own : battle.play().ownGroups)
        groups << QStringLiteral("%1 in %2").arg(QChar(u'A' + own.id - 1)).arg(own.section);
    for (const GroupInPlay &group : battle.play().groups)
        groups << QStringLiteral("%1 in %2").arg(group.id).arg(group.section);
    return groups.join(QStringLiteral(", ")).toStdString();
}

struct Begun {
    std::string setUp;
    std::string groups;
};

std::ostream &operator<<(std::ostream &out, const Begun &begun)
{
    return out << begun.setUp << " | " << begun.groups;
}

bool operator==(const Begun &a, const Begun &b)
{
    return a.setUp == b.setUp && a.groups == b.groups;
}

Begun begun(const Campaign &campaign)
{
    Battle battle(campaign, chainReaction1());
    battle.begins();
    return {setUpOf(campaign), groupsIn(battle)};
}

Begun begun(ScenarioKind kind, Role role, Role enemyRole)
{
    return begun(inEncounter(kind, role, enemyRole));
}

Campaign surprising(ScenarioKind kind, Role role, Role enemyRole, Role surprised)
{
    Campaign campaign = inEncounter(kind, role, enemyRole);
    campaign.encounter->part.edit<Scenario>().surprised = surprised;
    return campaign;
}

} // namespace

TEST(Placement, InAnAmbushTheConvoyEntersAndTheAmbushersAreOffTheTable)
{
    EXPECT_EQ(begun(ScenarioKind::Ambush, Role::Ambushed, Role::Ambusher),
              (Begun{"You enter by any edge. They are hidden, off the table until the ambush is sprung.", "A in 8"}));
    EXPECT_EQ(
        begun(ScenarioKind::Ambush, Role::Ambusher, Role::Ambushed),
        (Begun{"You are hidden, off the table until the ambush is sprung. They enter by any edge.", "A in 0, 1 in 2"}));
}

TEST(Placement, AnAmbushThatIsSprungBringsTheAmbushersWhereTheConvoySeesThem)
{
    Battle yours(inEncounter(ScenarioKind::Ambush, Role::Ambusher, Role::Ambushed), chainReaction1());
    yours.begins().deed(ScenarioDeed::Turn, "6 43").deed(ScenarioDeed::Ambush, "3 4  2 5  1");
    EXPECT_EQ(groupsIn(yours), "A in 5, 1 in 2") << "ahead of a convoy that comes down the table";
    EXPECT_EQ(setUpOf(yours.campaign()), "They enter by any edge.");

    Battle theirs(inEncounter(ScenarioKind::Ambush, Role::Ambushed, Role::Ambusher), chainReaction1());
    theirs.does(actions::beginPlay(theirs.campaign(), chainReaction1(), {}, 4));
    theirs.deed(ScenarioDeed::Turn, "6 43").deed(ScenarioDeed::Ambush, "3 4  2 5  3");
    EXPECT_EQ(groupsIn(theirs), "A in 4, 1 in 7") << "right of a convoy that comes on from the left";
}

TEST(Placement, InAFirefightTheSidesEnterByOppositeEdges)
{
    const Campaign campaign = inEncounter(ScenarioKind::Firefight, Role::Meeting, Role::Meeting);
    EXPECT_EQ(begun(campaign), (Begun{"You enter by one edge. They enter opposite you.", "A in 8, 1 in 2"}));
    Battle battle(campaign, chainReaction1());
    battle.does(actions::beginPlay(campaign, chainReaction1(), {}, 6));
    EXPECT_EQ(groupsIn(battle), "A in 6, 1 in 4");
}

TEST(Placement, AGarrisonStandsInItsBuildings)
{
    EXPECT_EQ(begun(ScenarioKind::Garrison, Role::Garrison, Role::Attacker),
              (Begun{"You hold the buildings. They enter by any edge.", "A in 6, 1 in 2"}));
    EXPECT_EQ(begun(ScenarioKind::Garrison, Role::Attacker, Role::Garrison),
              (Begun{"You enter by any edge. They hold the buildings.", "A in 8, 1 in 6"}));
}

TEST(Placement, WhoIsSurprisedHasTheOthersWithinOneMoveOfTheBuildings)
{
    EXPECT_EQ(begun(surprising(ScenarioKind::Garrison, Role::Attacker, Role::Garrison, Role::Garrison)),
              (Begun{"You enter, up to within one move of the buildings. They hold the buildings.", "A in 9, 1 in 6"}));
    EXPECT_EQ(begun(surprising(ScenarioKind::Raid, Role::Defender, Role::Raider, Role::Defender)),
              (Begun{"You hold the buildings. They enter, up to within one move of the buildings.", "A in 6, 1 in 3"}));
}

TEST(Placement, InAPursuitTheChasersAreOffTheTableUntilTheDistanceAllowsThem)
{
    Battle battle(inEncounter(ScenarioKind::Pursuit, Role::Runner, Role::Chaser), chainReaction1());
    battle.begins();
    EXPECT_EQ(groupsIn(battle), "A in 8, 1 in 0") << "50″ behind, and never ahead of the Runners";
    EXPECT_EQ(setUpOf(battle.campaign()),
              "You enter by any edge. The Chasers follow 50″ behind you, off the table until that is near enough.");
    battle.deed(ScenarioDeed::Pursuit, "6 1");
    EXPECT_EQ(battle.told(), "Pursuit: Runners 11, Chasers 4; 57″ between them `6 : 1`");
    battle.deed(ScenarioDeed::Pursuit, "1 6");
    EXPECT_EQ(battle.told(),
              "Pursuit: Runners 6, Chasers 9; 54″ between them; the Runners now add +1 `1 : 6`\n"
              "Your group A placed: now in section 5");
    EXPECT_NE(setUpOf(battle.campaign()).find("54″ behind you"), std::string::npos);
}

TEST(Placement, ChasersWhoAreNearEnoughStandOnTheTableBehindTheRunners)
{
    Battle battle(inEncounter(ScenarioKind::Pursuit, Role::Runner, Role::Chaser), chainReaction1());
    battle.begins();
    for (const char *dice : {"4 6", "5 6", "5 6"}) // 9, 10 and 10 to 9, 9 and 9
        battle.deed(ScenarioDeed::Pursuit, dice);
    ScenarioInPlay near = *scenarioOf(battle.play());
    near.pursuit->distance = 36;
    battle.does(actions::placeOwnGroup(battle.campaign(), 1, 9));
    Step told;
    told.kind = StepKind::Played;
    told.changes = {ScenarioStood{ScenarioDeed::Pursuit, battle.play().turn, near}};
    battle.does(told);
    battle.deed(ScenarioDeed::Pursuit, "1 6"); // 6 more: 35″ on the table, and the Chasers 33″ behind
    EXPECT_EQ(groupsIn(battle), "A in 2, 1 in 8");
}

TEST(Placement, RunnersAreAheadOfThePlayerWhoChases)
{
    Battle battle(inEncounter(ScenarioKind::Pursuit, Role::Chaser, Role::Runner), chainReaction1());
    battle.begins();
    EXPECT_EQ(groupsIn(battle), "A in 0, 1 in 8");
    EXPECT_EQ(setUpOf(battle.campaign()),
              "You follow 50″ behind the Runners, off the table until that is near enough. "
              "The Runners enter by your edge, 50″ ahead of you.");
    EXPECT_EQ(battle.told(),
              "The battle begins: 3 figures, off the table as yet\n"
              "Group 1, 3 figures, section 8: Leader, Rep 4, Pistol; 2 × Ganger, Rep 3, Pistol");
}

TEST(Placement, AStandBringsTheChasersOntoTheTableBehindTheRunners)
{
    Battle battle(inEncounter(ScenarioKind::Pursuit, Role::Runner, Role::Chaser), chainReaction1());
    battle.begins();
    for (const char *dice : {"1 6", "1 6", "1 6", "1 6"})
        battle.deed(ScenarioDeed::Pursuit, dice);
    EXPECT_EQ(groupsIn(battle), "A in 5, 1 in 0") << "18″ on the table, 32″ ahead";
    battle.deed(ScenarioDeed::Stand, "6 1");
    EXPECT_EQ(groupsIn(battle), "A in 5, 1 in 8");
    EXPECT_TRUE(actions::checkScenarioDeed(battle.campaign(), chainReaction1(), ScenarioDeed::Spotting).empty())
        << "a stand in the open: the Chasers roll to spot them (R78)";
}

TEST(Placement, RaidersEnterAndTheDefendersStandInTheBuildings)
{
    EXPECT_EQ(begun(ScenarioKind::Raid, Role::Raider, Role::Defender),
              (Begun{"You enter by any edge. They hold the buildings.", "A in 8, 1 in 6"}));
    EXPECT_EQ(begun(ScenarioKind::Raid, Role::Defender, Role::Raider),
              (Begun{"You hold the buildings. They enter by any edge.", "A in 6, 1 in 2"}));
}

TEST(Placement, RecoverersEnterAndTheDefendersStandWithTheHostages)
{
    EXPECT_EQ(begun(ScenarioKind::Recover, Role::Recoverer, Role::Defender),
              (Begun{"You enter by any edge. They hold the buildings.", "A in 8, 1 in 6"}));
    EXPECT_EQ(begun(ScenarioKind::Recover, Role::Defender, Role::Recoverer).groups, "A in 6, 1 in 2");
}

TEST(Placement, RobbersAreAtTheSceneAndThePoliceArriveAfterTheAlarm)
{
    Battle robs(inEncounter(ScenarioKind::Robbery, Role::Robber, Role::Police), chainReaction1());
    robs.begins();
    EXPECT_EQ(groupsIn(robs), "A in 6");
    EXPECT_EQ(setUpOf(robs.campaign()), "You start at the robbery. The police arrive after the alarm.");

    Battle police(inEncounter(ScenarioKind::Robbery, Role::Police, Role::Robber), chainReaction1());
    police.begins();
    EXPECT_EQ(groupsIn(police), "A in 0, 1 in 6");
    police.deed(ScenarioDeed::Turn, "6 43").deed(ScenarioDeed::Alarm, "1");
    police.deed(ScenarioDeed::Turn, "6 43").deed(ScenarioDeed::Police, "");
    EXPECT_EQ(groupsIn(police), "A in 8, 1 in 6");
    EXPECT_EQ(setUpOf(police.campaign()), "They start at the robbery.");
}

TEST(Placement, TheBesiegedStandInsideTheBuildingsAndTheBesiegersAllRound)
{
    EXPECT_EQ(begun(ScenarioKind::Siege, Role::Besieged, Role::Besieger),
              (Begun{"You are inside the buildings, surrounded. They stand all round you.", "A in 6, 1 in 2"}));
    EXPECT_EQ(
        begun(ScenarioKind::Siege, Role::Besieger, Role::Besieged),
        (Begun{"You stand all round the buildings. They are inside the buildings, surrounded.", "A in 8, 1 in 6"}));
}

TEST(Placement, InASweepTheAttackersEnterAndTheDefendersHoldTheBuildings)
{
    EXPECT_EQ(begun(ScenarioKind::Sweep, Role::Attacker, Role::Defender),
              (Begun{"You enter by any edge. They hold the buildings.", "A in 8, 1 in 6"}));
    EXPECT_EQ(begun(ScenarioKind::Sweep, Role::Defender, Role::Attacker).groups, "A in 6, 1 in 2");
}

TEST(Placement, NobodyBeginsWhereNobodyCanStandUnlessThePlayerSaysSo)
{
    Campaign campaign = Band().star("Carter", 5).plays(EncounterKind::Patrol, 3);
    EXPECT_EQ(whereSidesBegin(*campaign.encounter, chainReaction3()).yours.section(), 8);
    campaign.encounter->setup.sections[7].terrain = Terrain::Impassable;
    EXPECT_NE(whereSidesBegin(*campaign.encounter, chainReaction3()).yours.section(), 8);
    EXPECT_EQ(whereSidesBegin(*campaign.encounter, chainReaction3(), 8).yours.section(), 8);
}

TEST(Placement, WhereNoBuildingWasRolledTheyAreLaidOutInTheMiddle)
{
    Campaign campaign = inEncounter(ScenarioKind::Siege, Role::Besieged, Role::Besieger);
    campaign.encounter->setup.sections[5].buildings = 0;
    EXPECT_EQ(whereSidesBegin(*campaign.encounter, chainReaction1()).buildings, 5);
    EXPECT_EQ(begun(campaign).groups, "A in 5, 1 in 2");
    campaign.encounter->setup.sections[0].buildings = 1;
    campaign.encounter->setup.sections[8].buildings = 2;
    EXPECT_EQ(whereSidesBegin(*campaign.encounter, chainReaction1()).buildings, 9) << "most of them";
    campaign.encounter->setup.sections[7].buildings = 2;
    EXPECT_EQ(whereSidesBegin(*campaign.encounter, chainReaction1()).buildings, 8) << "and nearest to the middle";
    campaign.encounter->settlement = 1;
    EXPECT_EQ(whereSidesBegin(*campaign.encounter, chainReaction1()).buildings, 5) << "the middle of the settlement";
}

TEST(Placement, APatrolEntersByTheNearSectionsAndTheSectionCanBeChosen_R26)
{
    const Campaign patrol = threeOnPatrol();
    Battle battle(patrol);
    battle.begins();
    EXPECT_EQ(battle.play().ownGroups.front().section, 8);
    Battle chosen(patrol);
    chosen.does(actions::beginPlay(patrol, swordplay(), {}, 7));
    EXPECT_EQ(chosen.play().ownGroups.front().section, 7);
    EXPECT_EQ(refusal(actions::beginPlay(patrol, swordplay(), {}, 2)),
              "You cannot start in section 2. Sections: 7, 8, 9.");
}

TEST(Placement, RaidersEnterByTheNearSectionsAndRaidedOnesStandInTheFarOnes_R26)
{
    const auto sectionsOf = [](EncounterKind kind) {
        const Campaign campaign = Band().star("Osric", 5).plays(kind, 3);
        const Placements both = whereSidesBegin(*campaign.encounter, swordplay());
        EXPECT_EQ(both.buildings, 2);
        EXPECT_EQ(both.theirs.how, Beginning::AsPefs);
        return both.yours.sections;
    };
    EXPECT_EQ(sectionsOf(EncounterKind::RaidAttack), (std::vector{8, 7, 9}));
    EXPECT_EQ(sectionsOf(EncounterKind::RaidDefend), (std::vector{2, 1, 3}));
}

TEST(Placement, ABandOffTheTableHasNoSectionToChoose)
{
    const Campaign campaign = inEncounter(ScenarioKind::Pursuit, Role::Chaser, Role::Runner);
    EXPECT_EQ(refusal(actions::beginPlay(campaign, chainReaction1(), {}, 8)),
              "You start off the table, so there is no section to choose.");
}

TEST(Placement, ASiegeByPoliceCannotBeOutlastedAndNothingSaysItCan)
{
    Campaign campaign = inEncounter(ScenarioKind::Siege, Role::Besieged, Role::Besieger);
    const auto told = [&] {
        const EncounterText text = describeEncounter(campaign, chainReaction1());
        return (text.objective + u' ' + text.special.join(u' ')).toStdString();
    };
    EXPECT_TRUE(told().starts_with("Get off the table, or outlast the besiegers. At the end of each day")) << told();
    EXPECT_EQ(told().find("olice"), std::string::npos) << "these are none";
    campaign.encounter->part.edit<Scenario>().enemy.from = QStringLiteral("police");
    EXPECT_EQ(told(),
              "Get off the table: the police do not leave. Points: all if any of you escape. "
              "If the besieged get out, a pursuit follows on 1–3. "
              "Media coverage, 1d6 at the start: 1–4: a crew is there, 5–6: roll again next turn.");
    Battle battle(campaign, chainReaction1());
    battle.begins();
    EXPECT_EQ(refusal(actions::checkScenarioDeed(battle.campaign(), chainReaction1(), ScenarioDeed::Siege)),
              "This encounter does not use that.");
}

} // namespace muster::testing
