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

} // namespace muster::testing
