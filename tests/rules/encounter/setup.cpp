// SPDX-License-Identifier: MIT
#include "rules/encounter/setup.h"

#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

NextEncounter after(EncounterKind last, Outcome outcome, int eal)
{
    return nextEncounter(*swordplay().chain, last, outcome, eal);
}

Setup dealt(EncounterKind kind, const char *faces)
{
    return onDice(faces, [&](Dice &dice) { return dealSetup(swordplay(), kind, dice); });
}

std::vector<Pef> placed(EncounterKind kind, int buildings, const char *faces)
{
    return onDice(faces, [&](Dice &dice) { return placePefs(kind, buildings, dice); });
}

const char *clearNine = "1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2";

std::string with(const char *first, const char *more)
{
    return std::string(first) + " " + more;
}

} // namespace

// Swordplay p. 28: a 2 and a 4.
TEST(EnemyActivityLevel, IsTheHigherDie)
{
    EXPECT_EQ(onDice("2 4", rollEal), 4);
    EXPECT_EQ(onDice("1 1", rollEal), 1);
}

TEST(EnemyActivityLevel, IsNeverMoreThanFive)
{
    EXPECT_EQ(onDice("6 1", rollEal), 5);
}

// Swordplay p. 29: a successful patrol at EAL 3.
TEST(NextEncounter, ASuccessfulPatrolLeadsToARaidAtTheSameLevel)
{
    EXPECT_EQ(after(EncounterKind::Patrol, Outcome::Success, 3), (NextEncounter{EncounterKind::RaidAttack, 3}));
}

TEST(NextEncounter, TheChainFollowsTheTable)
{
    EXPECT_EQ(after(EncounterKind::Patrol, Outcome::Failure, 3), (NextEncounter{EncounterKind::RaidDefend, 4}));
    EXPECT_EQ(after(EncounterKind::RaidAttack, Outcome::Success, 3), (NextEncounter{EncounterKind::RaidAttack, 4}));
    EXPECT_EQ(after(EncounterKind::RaidAttack, Outcome::Failure, 3), (NextEncounter{EncounterKind::Patrol, 2}));
    EXPECT_EQ(after(EncounterKind::RaidDefend, Outcome::Success, 3), (NextEncounter{EncounterKind::Patrol, 2}));
    EXPECT_EQ(after(EncounterKind::RaidDefend, Outcome::Failure, 3), (NextEncounter{EncounterKind::RaidDefend, 3}));
}

TEST(NextEncounter, TheLevelStopsAtOneAndFive) // R13
{
    EXPECT_EQ(after(EncounterKind::RaidAttack, Outcome::Failure, 1).eal, 1);
    EXPECT_EQ(after(EncounterKind::RaidAttack, Outcome::Success, 5).eal, 5);
}

// The nine sections from rough to hill; the buildings' die follows at once.
TEST(TerrainOfTheTable, EachSectionIsRolledAndItsBuildingsAtOnce)
{
    const auto sections = onDice("1 1  1 2  3 3  3 4  4 4  3 6 1  4 5 4  6 3 6  5 5",
                                 [](Dice &dice) { return dealTerrain(*swordplay().terrain, dice); });

    EXPECT_EQ(sections,
              (std::vector<Section>{{1, Terrain::Rough, 0},
                                    {2, Terrain::Clear, 0},
                                    {3, Terrain::Clear, 0},
                                    {4, Terrain::Woods, 0},
                                    {5, Terrain::Woods, 0},
                                    {6, Terrain::Clear, 1},
                                    {7, Terrain::Clear, 2},
                                    {8, Terrain::Clear, 3},
                                    {9, Terrain::Hill, 0}}));
}

TEST(TerrainOfTheTable, TheRollsNameTheirSections)
{
    const Attempt attempted = attempt(tape("4 5 3  1 1"), [](Dice &dice) { dealTerrain(*swordplay().terrain, dice); });

    ASSERT_EQ(attempted.rolls.size(), 3U);
    EXPECT_EQ(attempted.rolls[0].reason, (Reason{RollKind::Terrain, 1}));
    EXPECT_EQ(attempted.rolls[1].reason, (Reason{RollKind::Buildings, 1}));
    EXPECT_EQ(attempted.rolls[2].reason, (Reason{RollKind::Terrain, 2}));
    ASSERT_TRUE(attempted.stop);
    EXPECT_EQ(attempted.stop->request.reason, (Reason{RollKind::Terrain, 3}));
}

TEST(Pefs, OnAPatrolADieNamesTheSection)
{
    EXPECT_EQ(placed(EncounterKind::Patrol, 0, "1 6 6"),
              (std::vector<Pef>{{1, 1, false, false}, {2, 6, false, false}, {3, 6, false, false}}));
}

TEST(Pefs, InARaidEachObjectiveBuildingHidesOneThatStaysThere) // R25
{
    EXPECT_EQ(placed(EncounterKind::RaidAttack, 1, "4 5"),
              (std::vector<Pef>{{1, 2, true, true}, {2, 4, false, false}, {3, 5, false, false}}));
    EXPECT_EQ(placed(EncounterKind::RaidAttack, 2, "3"),
              (std::vector<Pef>{{1, 2, true, true}, {2, 2, true, true}, {3, 3, false, false}}));
}

TEST(Pefs, WhenTheBandDefendsTheyEnterByTheNearRow) // R25
{
    EXPECT_EQ(placed(EncounterKind::RaidDefend, 2, "2 3 5"),
              (std::vector<Pef>{{1, 7, false, false}, {2, 8, false, false}, {3, 9, false, false}}));
    EXPECT_EQ(placed(EncounterKind::RaidDefend, 1, "1 4 6"),
              (std::vector<Pef>{{1, 7, false, false}, {2, 8, false, false}, {3, 9, false, false}}));
}

TEST(Setup, APatrolIsByDayAndHasNoObjectiveBuildings)
{
    const auto setup = dealt(EncounterKind::Patrol, with(clearNine, "1 2 3").c_str());

    EXPECT_EQ(setup.objectiveBuildings, 0);
    EXPECT_EQ(setup.time, TimeOfDay::Day);
    EXPECT_EQ(setup.pefs.size(), 3U);
    EXPECT_EQ(setup.sections.size(), 9U);
}

TEST(Setup, ARaidRollsBuildingsThenTheTimeOfDayThenThePefs) // R4
{
    const auto setup = dealt(EncounterKind::RaidAttack, with(clearNine, "6 5 4").c_str());
    EXPECT_EQ(setup.objectiveBuildings, 2);
    EXPECT_EQ(setup.time, TimeOfDay::Day);
    EXPECT_EQ(setup.pefs[2].section, 4);

    const auto night = dealt(EncounterKind::RaidDefend, with(clearNine, "5 6 1 1 1").c_str());
    EXPECT_EQ(night.objectiveBuildings, 1);
    EXPECT_EQ(night.time, TimeOfDay::Night);
    EXPECT_EQ(night.pefs[0].section, 7);
}
