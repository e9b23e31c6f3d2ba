// SPDX-License-Identifier: MIT
#include "rules/encounter/grid.h"

#include "rules/encounter/redeal.h"
#include "rules/encounter/setup.h"
#include "rules/scenario/crossing.h"
#include "tests/support/packs.h"
#include "tests/support/tapes.h"

// Tables of the player's own size, of two to sixteen sections (R95).

namespace muster::testing {
namespace {

constexpr Grid threeByTwo{3, 2};
constexpr Grid twoByThree{2, 3};

std::string sectionsOf(const std::vector<Pef> &pefs)
{
    std::string all;
    for (const Pef &pef : pefs)
        all += (all.empty() ? "" : " ") + std::to_string(pef.section);
    return all;
}

std::string placed(EncounterKind kind, const Grid &grid, const char *faces, int buildings = 0)
{
    return sectionsOf(onDice(faces, [&](Dice &dice) { return placePefs(kind, buildings, dice, usualPefs, grid); }));
}

TEST(Grid, OfTheBooksHasNineSectionsRowByRow_R26)
{
    EXPECT_EQ(Grid().count(), 9);
    EXPECT_EQ(Grid().farRow(), (std::vector{2, 1, 3}));
    EXPECT_EQ(Grid().nearRow(), (std::vector{8, 7, 9}));
    EXPECT_EQ(Grid().edges(), (std::vector{8, 7, 9, 2, 1, 3, 4, 6}));
    EXPECT_EQ(Grid().objective(), 2);
    EXPECT_EQ(Grid().centre(), 5);
}

TEST(Grid, OfSoManySectionsIsAsNearToASquareAsCanBe_R95)
{
    EXPECT_EQ(gridOf(6), threeByTwo);
    EXPECT_EQ(gridOf(9), Grid());
    EXPECT_EQ(gridOf(16), (Grid{4, 4}));
    EXPECT_EQ(gridOf(7), (Grid{7, 1}));
    EXPECT_EQ(gridOf(2), (Grid{2, 1}));
}

TEST(Grid, HasTwoToSixteenSections_R95)
{
    for (const Grid grid : {Grid{1, 1}, Grid{5, 4}, Grid{17, 1}, Grid{0, 3}, Grid{-4, -4}})
        EXPECT_FALSE(grid.isPossible()) << grid.columns << " by " << grid.rows;
    for (const Grid grid : {Grid{2, 1}, Grid{1, 2}, Grid{16, 1}, Grid{4, 4}, Grid{5, 3}})
        EXPECT_TRUE(grid.isPossible()) << grid.columns << " by " << grid.rows;
}

TEST(PefsOnAnotherTable, StandOutsideThePlayersRow_ByADieOfAsManySides_R95)
{
    EXPECT_EQ(placed(EncounterKind::Patrol, twoByThree, "4 1 3"), "4 1 3");
    EXPECT_EQ(placed(EncounterKind::Patrol, {4, 4}, "12 1 7"), "12 1 7");
    EXPECT_EQ(placed(EncounterKind::Patrol, {7, 1}, "7 1 4"), "7 1 4") << "there is no other row";
    EXPECT_EQ(placed(EncounterKind::RaidAttack, {4, 4}, "9", 2), "2 2 9");
}

TEST(PefsOnAnotherTable, ThatComeInTakeASectionOfTheNearRow_R95)
{
    EXPECT_EQ(placed(EncounterKind::RaidDefend, {4, 4}, "1 4 2"), "13 16 14");
    EXPECT_EQ(placed(EncounterKind::RaidDefend, {1, 4}, ""), "4 4 4") << "there is but one";
    EXPECT_EQ(placed(EncounterKind::RaidDefend, {}, "2 3 6"), "7 8 9");
}

TEST(AnotherTable, IsRolledUpSectionBySection_R95)
{
    const muster::Setup setup = onDice("1 2 1 2 1 2 1 2 1 2 1 2 4 1 3", [](Dice &dice) {
        return dealSetup(swordplay(), EncounterKind::Patrol, dice, CountryChoice::BySection, usualPefs, twoByThree);
    });
    EXPECT_EQ(setup.sections.size(), 6U);
    EXPECT_EQ(setup.grid, twoByThree);
    EXPECT_EQ(sectionsOf(setup.pefs), "4 1 3");

    const muster::Setup again = onDice("1 1 2", [&](Dice &dice) {
        return redealSetup(swordplay(), EncounterKind::Patrol, setup, {{6}, {1}}, dice);
    });
    EXPECT_EQ(again.sections[5].terrain, Terrain::Rough);
    EXPECT_EQ(sectionsOf(again.pefs), "2 1 3");
}

// A river in a section has its lake in the middle, if the table has as many sections on each side.
TEST(AnotherTable, HasItsLakeInTheMiddle_R95)
{
    const RiverTables &rivers = *chainReaction3().terrain->rivers;
    EXPECT_EQ(rivers.lakeOn({}), 5);
    EXPECT_EQ(rivers.lakeOn({5, 3}), 8);
    EXPECT_EQ(rivers.lakeOn({4, 4}), 0);
}

TEST(AnotherShape, KeepsWhatLiesThere_R95)
{
    muster::Setup setup;
    for (int number = 1; number <= 9; ++number)
        setup.sections.push_back({number, number == 8 ? Terrain::Hill : Terrain::Woods});
    setup.sections[4].words = QStringLiteral("the old mill");
    setup.pefs = {{1, 3, false, false}, {2, 5, false, false}};

    const muster::Setup wide = reshaped(setup, {4, 3});
    ASSERT_EQ(wide.sections.size(), 12U);
    EXPECT_EQ(wide.sections[9].terrain, Terrain::Hill) << "still the second of the near row";
    EXPECT_EQ(wide.sections[5].words, QStringLiteral("the old mill"));
    EXPECT_EQ(wide.sections[3].terrain, Terrain::Clear);
    EXPECT_EQ(sectionsOf(wide.pefs), "3 6");

    const muster::Setup small = reshaped(wide, {2, 2});
    ASSERT_EQ(small.sections.size(), 4U);
    EXPECT_EQ(small.sections[3].words, QStringLiteral("the old mill"));
    EXPECT_EQ(sectionsOf(small.pefs), "2 4");
}

TEST(TheWayAcross, AnotherTableIsAsLongAsItIs_R95)
{
    EXPECT_EQ(oppositeOf(5, twoByThree), 1);
    EXPECT_EQ(sectionTowards(14, Heading::Up, AmbushFrom::Front, {4, 4}), 10);
    EXPECT_EQ(sectionAfter(5, 35, twoByThree), 1);
    EXPECT_EQ(sectionAfter(5, 36, twoByThree), 4) << "again by the right edge, two sections wide";
    EXPECT_EQ(sectionAfter(5, 36 + 12, twoByThree), 3);
}

} // namespace
} // namespace muster::testing
