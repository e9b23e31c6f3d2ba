// SPDX-License-Identifier: MIT
#include "rules/encounter/redeal.h"

#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

muster::Setup dealtAgain(const Pack &pack, EncounterKind kind, const muster::Setup &setup, const Redeal &again,
                         const char *faces, CountryChoice countries = CountryChoice::BySection)
{
    return onDice(faces, [&](Dice &dice) { return redealSetup(pack, kind, setup, again, dice, countries); });
}

/// Returns a patrol with clear sections by day, and PEFs in sections 1, 2 and 3.
muster::Setup patrolOnClearLand()
{
    return onDice("1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2  1 2 3",
                  [](Dice &dice) { return dealSetup(swordplay(), EncounterKind::Patrol, dice); });
}

std::vector<Section> modernSections(const char *roads)
{
    std::vector<Section> sections(9);
    for (int i = 0; i < 9; ++i) {
        Section &section = sections[static_cast<std::size_t>(i)];
        section.number = i + 1;
        section.country = Country::Clear;
        if (roads[i] != '.')
            section.road = roads[i] == '-' ? Road::LeftRight : Road::UpDown;
    }
    return sections;
}

std::string roadsAfter(const std::vector<Section> &sections)
{
    std::string map;
    for (const Section &section : sections)
        map += !section.road ? '.' : *section.road == Road::LeftRight ? '-' : '|';
    return map;
}

} // namespace

TEST(DealingAgain, RollsWhatIsLetGoAndKeepsTheRest)
{
    const muster::Setup before = patrolOnClearLand();
    const muster::Setup after = dealtAgain(swordplay(), EncounterKind::Patrol, before, {{4, 9}, {2}}, "6 6  3 4  5");

    EXPECT_EQ(after.sections[3].terrain, Terrain::Hill);
    EXPECT_EQ(after.sections[8].terrain, Terrain::Woods);
    EXPECT_EQ(after.pefs[1].section, 5);
    muster::Setup rest = after;
    rest.sections[3] = before.sections[3];
    rest.sections[8] = before.sections[8];
    rest.pefs[1] = before.pefs[1];
    EXPECT_EQ(rest, before);
}

TEST(DealingAgain, ABuildingIsRolledAtOnceWhereTheNewLandHasSome)
{
    const muster::Setup after =
        dealtAgain(swordplay(), EncounterKind::Patrol, patrolOnClearLand(), {{1, 2}, {}}, "4 5 4  1 1");
    EXPECT_EQ(after.sections[0].buildings, 2);
    EXPECT_EQ(after.sections[1].terrain, Terrain::Rough);
}

TEST(DealingAgain, APefInAnObjectiveBuildingStaysThere) // R25
{
    muster::Setup raid = patrolOnClearLand();
    raid.objectiveBuildings = 1;
    raid.pefs[0] = {1, 2, true, true};
    const muster::Setup after = dealtAgain(swordplay(), EncounterKind::RaidAttack, raid, {{}, {1, 2, 3}}, "6 4");
    EXPECT_EQ(after.pefs[0], raid.pefs[0]);
    EXPECT_EQ(after.pefs[1].section, 6);
    EXPECT_EQ(after.pefs[2].section, 4);
}

TEST(DealingAgain, ThosePefsThatComeInBySevenToNineRollForItAgain) // R25
{
    const muster::Setup after = dealtAgain(swordplay(), EncounterKind::RaidDefend, patrolOnClearLand(), {{}, {3}}, "5");
    EXPECT_EQ(after.pefs[2].section, 9);
}

TEST(DealingAgain, ANewRoadTakesTheDirectionOfTheOneItTouches) // R45
{
    muster::Setup setup;
    setup.sections = modernSections("|........");
    // Section 2 rolls its country and a road; the direction needs no die. Section 9 is apart and rolls one.
    const muster::Setup after =
        dealtAgain(chainReaction3(), EncounterKind::Patrol, setup, {{2, 9}, {}}, "1 1  3 3  3 3  2");
    EXPECT_EQ(roadsAfter(after.sections), "||......-");
}

TEST(DealingAgain, ACountryRolledOnceForTheTableStays) // R43
{
    muster::Setup setup;
    setup.sections = modernSections(".........");
    const muster::Setup after =
        dealtAgain(chainReaction3(), EncounterKind::Patrol, setup, {{5}, {}}, "5 6  3", CountryChoice::ForTable);
    EXPECT_EQ(after.sections[4].country, Country::Clear);
    ASSERT_TRUE(after.sections[4].river);
    EXPECT_TRUE(after.sections[4].river->lake);
    EXPECT_EQ(after.sections[4].river->width, 6);
}

TEST(DealingAgain, ModernPefsRollTheirRepsAgain)
{
    muster::Setup setup;
    setup.sections = modernSections(".........");
    setup.pefs = {{1, 1, false, false, 3}, {2, 2, false, false, 4}};
    const muster::Setup after = dealtAgain(chainReaction3(), EncounterKind::Patrol, setup, {{}, {2}}, "6  5 2");
    EXPECT_EQ(after.pefs[0], setup.pefs[0]);
    EXPECT_EQ(after.pefs[1].section, 6);
    EXPECT_EQ(after.pefs[1].rep, 2);
}
