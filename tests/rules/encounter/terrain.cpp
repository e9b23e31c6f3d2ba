// SPDX-License-Identifier: MIT
#include "rules/encounter/terrain.h"

#include "rules/slug.h"
#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

std::vector<Section> dealt(const std::string &faces, CountryChoice countries = CountryChoice::BySection)
{
    return onDice(faces.c_str(), [&](Dice &dice) { return dealTerrain(*chainReaction3().terrain, dice, countries); });
}

/// Returns dice for open ground in any country: a 10 for each of `sections` sections.
std::string plain(int sections)
{
    std::string faces;
    while (sections-- > 0)
        faces += " 5 5";
    return faces;
}

std::string roadsOf(const std::vector<Section> &sections)
{
    std::string map;
    for (const Section &section : sections)
        map += !section.road ? '.' : *section.road == Road::LeftRight ? '-' : '|';
    return map;
}

constexpr const char *nineClear = "1 1 1 1 1 1 1 1 1";

} // namespace

// Chain Reaction 3.0 p. 20: four clear sections, three of jungle and two in the mountains.
TEST(Country, IsRolledForEachSectionBeforeAnythingElse)
{
    const auto sections = dealt("1 2 3 3 4 5 4 6 6" + plain(4) + " 3 3 3 3 3 3 5 5 5 5");
    std::string countries;
    for (const Section &section : sections)
        countries += slug(*section.country).data() + std::string(" ");
    EXPECT_EQ(countries, "clear clear clear clear woods woods woods mountains mountains ");
}

TEST(Country, MayBeRolledOnceForTheTable) // R43
{
    const auto sections = dealt("6" + plain(9), CountryChoice::ForTable);
    for (const Section &section : sections) {
        EXPECT_EQ(section.country, Country::Mountains);
        EXPECT_EQ(section.terrain, Terrain::Clear);
    }
}

TEST(Country, ThatIsChosenTakesNoDie) // R43
{
    EXPECT_EQ(dealt(plain(9), CountryChoice::Woods)[0].country, Country::Woods);
    EXPECT_EQ(dealt(plain(9), CountryChoice::Mountains)[8].country, Country::Mountains);
    EXPECT_EQ(dealt(plain(9), CountryChoice::Clear)[4], (Section{5, Terrain::Clear, 0, Country::Clear}));
}

TEST(Country, IsNothingToSwordplay)
{
    const auto sections = onDice(
        plain(9).c_str(), [](Dice &dice) { return dealTerrain(*swordplay().terrain, dice, CountryChoice::ForTable); });
    EXPECT_EQ(sections[0], (Section{1, Terrain::Hill, 0}));
}

// P. 21: each kind of country rolls its own number of buildings at once.
TEST(Buildings, AreCountedAsTheirCountryDoes)
{
    const auto sections = dealt("1 4 6 1 1 1 1 1 1  4 4 5  1 2 4  2 2 6" + plain(6));
    EXPECT_EQ(sections[0], (Section{1, Terrain::Clear, 3, Country::Clear}));
    EXPECT_EQ(sections[1], (Section{2, Terrain::Woods, 1, Country::Woods})); // R44
    EXPECT_EQ(sections[2], (Section{3, Terrain::Clear, 2, Country::Mountains}));
}

// P. 21: sections one and two, a 4: the road goes up and down through both.
TEST(Roads, InNeighbouringSectionsAreOneRoad)
{
    const auto sections = dealt(nineClear + std::string("  3 3  3 3") + plain(7) + " 4");
    EXPECT_EQ(roadsOf(sections), "||.......");
}

TEST(Roads, RunFromLeftToRightOnOneToThree)
{
    EXPECT_EQ(roadsOf(dealt(nineClear + std::string("  3 3") + plain(8) + " 3")), "-........");
}

TEST(Roads, ThatShareNoEdgeAreRolledSeparatelyInTheOrderOfTheirLowestSection) // R45
{
    // 2, 3 and 6 are one road, 4 and 7 another: 7 is below 4, and 4 touches neither 2 nor 3. 9 touches 6.
    const auto sections =
        dealt(nineClear + plain(1) + " 3 3 3 3  3 3" + plain(1) + " 3 3  3 3" + plain(1) + " 3 3  5 1");
    EXPECT_EQ(roadsOf(sections), ".||-.|-.|");
}

TEST(Roads, JoinByWayOfASectionDealtLater) // R45: only when all nine are known
{
    // 1 and 3 are joined below, by 4, 5 and 6.
    const auto sections = dealt(nineClear + std::string("  3 3") + plain(1) + " 3 3  3 3  3 3  3 3" + plain(3) + " 6");
    EXPECT_EQ(roadsOf(sections), "|.||||...");
}

// p. 21, R46.
TEST(Rivers, AreADieAndThreeWideAndFordableFromThreeOn)
{
    const auto sections = dealt(nineClear + std::string("  5 6") + plain(7) + " 5 6   1 3  6 2");
    EXPECT_EQ(sections[0].river, (River{4, false, true, false}));
    EXPECT_EQ(sections[0].terrain, Terrain::Clear);
    EXPECT_EQ(sections[8].river, (River{9, false, false, true}));
    EXPECT_FALSE(sections[1].river);
}

TEST(Rivers, InTheMiddleAreALakeWithNothingToFord)
{
    const auto sections = dealt(nineClear + plain(4) + " 5 6" + plain(4) + " 2");
    EXPECT_EQ(sections[4].river, (River{5, true, std::nullopt, false}));
}

TEST(Terrain, RoadsAreRolledBeforeRivers)
{
    const Tape dice = tape((nineClear + std::string("  3 3  5 6") + plain(7) + " 1  6 6").c_str());
    const Attempt attempted = attempt(dice, [](Dice &d) { dealTerrain(*chainReaction3().terrain, d); });

    ASSERT_TRUE(attempted.isComplete());
    const Rolls &rolls = attempted.rolls;
    EXPECT_EQ(rolls[0].reason, (Reason{RollKind::Country, 1}));
    EXPECT_EQ(rolls[9].reason, (Reason{RollKind::Terrain, 1}));
    EXPECT_EQ(rolls[18].reason, (Reason{RollKind::Road, 1}));
    EXPECT_EQ(rolls[19].reason, (Reason{RollKind::RiverWidth, 2}));
    EXPECT_EQ(rolls[20].reason, (Reason{RollKind::RiverFord, 2}));
}

// First edition, p. 12: six inches wide, and a die for the places where it can be forded.
TEST(Rivers, OfTheFirstEditionHaveFordsByADieOfTheirOwn) // R86
{
    const auto river = [](int face) {
        const std::string faces = std::string("1 1 1 1 1 1 1 1 1  6 5") + plain(8) + ' ' + std::to_string(face);
        const auto sections =
            onDice(faces.c_str(), [&](Dice &dice) { return dealTerrain(*chainReaction1().terrain, dice); });
        return *sections.front().river;
    };
    EXPECT_EQ(river(1), (River{6, false, false, true, false}));
    EXPECT_EQ(river(3), (River{6, false, true, false, true}));
    EXPECT_EQ(river(4), (River{6, false, true, false, false}));
}

// Chain Reaction 3.0 p. 22: a street through the middle, without a roll.
TEST(Country, AStreetRunsDownTheTableBetweenBuildings) // R59
{
    const auto sections = dealt("", CountryChoice::Street);
    EXPECT_EQ(roadsOf(sections), ".|..|..|.");
    std::string buildings;
    for (const Section &section : sections) {
        buildings += std::to_string(section.buildings);
        EXPECT_EQ(section.terrain, Terrain::Clear);
        EXPECT_EQ(section.country, Country::Clear);
        EXPECT_FALSE(section.river);
    }
    EXPECT_EQ(buildings, "101101101");
}
