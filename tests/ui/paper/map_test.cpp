// SPDX-License-Identifier: MIT
#include "encounters.h"
#include "pictures.h"

#include "ui/map/arrangement.h"
#include "ui/map/ways.h"

#include <gtest/gtest.h>

using namespace muster;
using namespace muster::testing;
using terrain::arrange;
using terrain::Arrangement;

namespace {

Encounter withTerrain(Terrain everywhere, int buildings = 0)
{
    Encounter encounter = patrol();
    encounter.setup.pefs.clear();
    for (Section &section : encounter.setup.sections) {
        section.terrain = everywhere;
        section.buildings = buildings;
    }
    return encounter;
}

Encounter withRoad(Road direction, const std::vector<int> &sections, Terrain everywhere = Terrain::Clear)
{
    Encounter encounter = withTerrain(everywhere);
    for (const int section : sections)
        encounter.setup.sections[static_cast<std::size_t>(section - 1)].road = direction;
    return encounter;
}

/// In section 5 a lake.
Encounter withRiver(int section, bool bridge = false, quint64 seed = 48213)
{
    Encounter encounter = withTerrain(Terrain::Clear);
    encounter.seed = seed;
    encounter.setup.sections[static_cast<std::size_t>(section - 1)].river = River{6, section == 5, !bridge, bridge};
    return encounter;
}

/// Everything a crowded section of a raid can have to hold.
Encounter crowded(quint64 seed)
{
    Encounter encounter = raidAttack(2, seed);
    encounter.setup.sections[1].buildings = 3;
    return encounter;
}

} // namespace

TEST(Map, TheSameEncounterGivesTheSamePictureAgain)
{
    const Encounter encounter = withTerrain(Terrain::Woods);

    EXPECT_EQ(mapPicture(encounter, 504), mapPicture(encounter, 504));
}

TEST(Map, AnotherSeedGivesAnotherPicture)
{
    Encounter other = withTerrain(Terrain::Woods);
    other.seed = 48214;

    EXPECT_GT(difference(mapPicture(withTerrain(Terrain::Woods), 504), mapPicture(other, 504)), 0.02);
}

TEST(Map, TwiceTheSizeIsTheSamePictureLarger)
{
    for (const Terrain everywhere :
         {Terrain::Clear, Terrain::Woods, Terrain::Hill, Terrain::Rough, Terrain::WoodedHill, Terrain::Impassable}) {
        const Encounter encounter = withTerrain(everywhere);
        const QImage half = mapPicture(encounter, 504).copy(0, 0, 504, 504);
        const QImage full = mapPicture(encounter, 1008).copy(0, 0, 1008, 1008);
        const QImage shrunk = full.scaled(half.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);

        EXPECT_LT(difference(half, shrunk), 0.015) << int(everywhere);
    }
}

TEST(Map, EachTerrainLooksDifferentInBlackAndWhite)
{
    const std::vector<QImage> pictures{sectionPicture(withTerrain(Terrain::Clear), 5),
                                       sectionPicture(withTerrain(Terrain::Woods), 5),
                                       sectionPicture(withTerrain(Terrain::Hill), 5),
                                       sectionPicture(withTerrain(Terrain::Rough), 5),
                                       sectionPicture(withTerrain(Terrain::Clear, 2), 5),
                                       sectionPicture(withTerrain(Terrain::WoodedHill), 5),
                                       sectionPicture(withTerrain(Terrain::Impassable), 5),
                                       sectionPicture(withRoad(Road::LeftRight, {5}), 5),
                                       sectionPicture(withRoad(Road::UpDown, {5}), 5),
                                       sectionPicture(withRiver(5), 5),
                                       sectionPicture(withRiver(4), 4)};

    for (std::size_t i = 0; i < pictures.size(); ++i) {
        for (std::size_t j = i + 1; j < pictures.size(); ++j)
            EXPECT_GT(difference(pictures[i], pictures[j]), 0.01) << i << " and " << j;
    }
}

TEST(Map, WoodsAndHillsCoverThreeQuartersOfTheirSection)
{
    // Swordplay p. 24, R27: seen by their fill, which is darker than paper.
    for (const Terrain everywhere : {Terrain::Woods, Terrain::Hill, Terrain::Rough}) {
        Inks dark = printInks();
        dark.land = dark.land2 = dark.ink;
        const QImage section = sectionPicture(withTerrain(everywhere), 5, 504, dark);
        QRect covered;
        for (int y = 4; y < section.height() - 4; ++y) {
            for (int x = 4; x < section.width() - 4; ++x) {
                if (qGray(section.pixel(x, y)) < 40)
                    covered |= QRect(x, y, 1, 1);
            }
        }
        EXPECT_GT(covered.width() * covered.height(), section.width() * section.height() * 0.6) << int(everywhere);
    }
}

TEST(Map, EverySectionHasItsOwnTrees)
{
    const Encounter encounter = withTerrain(Terrain::Woods);

    EXPECT_GT(difference(sectionPicture(encounter, 4), sectionPicture(encounter, 5)), 0.05);
}

TEST(Map, HousesStandApartAndLeaveTheNumberFree)
{
    const QRectF number(0, 0, terrain::cornerWidth, terrain::cornerHeight);
    const QRectF section(0, 0, terrain::side, terrain::side);
    for (quint64 seed = 0; seed < 200; ++seed) {
        for (const Encounter &encounter : {crowded(seed), withTerrain(Terrain::Clear, 3)}) {
            const Arrangement arrangement = arrange(encounter, encounter.setup.sections[1]);
            for (std::size_t i = 0; i < arrangement.houses.size(); ++i) {
                const QRectF house = arrangement.houses[i].bounds();
                EXPECT_TRUE(section.contains(house)) << seed;
                EXPECT_FALSE(house.intersects(number)) << seed;
                for (std::size_t j = 0; j < i; ++j)
                    EXPECT_FALSE(house.intersects(arrangement.houses[j].bounds())) << seed;
            }
        }
    }
}

TEST(Map, ObjectivesStandInSectionTwoOfARaidAlongWithItsOwnHouses)
{
    const Encounter raid = crowded(7);

    const Arrangement second = arrange(raid, raid.setup.sections[1]);

    ASSERT_EQ(second.houses.size(), 5U);
    EXPECT_TRUE(second.houses[0].objective && second.houses[1].objective);
    EXPECT_FALSE(second.houses[2].objective || second.houses[3].objective || second.houses[4].objective);
    EXPECT_TRUE(arrange(raid, raid.setup.sections[2]).houses.empty());
}

TEST(Map, TheForceInABuildingStandsBesideIt)
{
    const Encounter raid = raidAttack(2);

    const Arrangement second = arrange(raid, raid.setup.sections[1]);

    ASSERT_EQ(second.pefs.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_LT(second.pefs[i].centre.x(), second.houses[i].bounds().left());
        EXPECT_EQ(second.pefs[i].centre.y(), second.houses[i].centre.y());
    }
}

TEST(Map, SeveralForcesInOneSectionStandSideBySide)
{
    Encounter encounter = patrol();
    for (Pef &pef : encounter.setup.pefs)
        pef.section = 5;

    const Arrangement fifth = arrange(encounter, encounter.setup.sections[4]);

    ASSERT_EQ(fifth.pefs.size(), 3U);
    EXPECT_GE(fifth.pefs[1].centre.x() - fifth.pefs[0].centre.x(), 37);
    EXPECT_GE(fifth.pefs[2].centre.x() - fifth.pefs[1].centre.x(), 37);
}

TEST(Map, ForcesHideNoHouse)
{
    for (quint64 seed = 0; seed < 100; ++seed) {
        Encounter encounter = patrol(seed);
        encounter.setup.sections[4].buildings = 3;
        const Arrangement fifth = arrange(encounter, encounter.setup.sections[4]);
        ASSERT_EQ(fifth.pefs.size(), 1U);
        for (const terrain::House &house : fifth.houses)
            EXPECT_FALSE(house.bounds().contains(fifth.pefs[0].centre)) << seed;
    }
}

TEST(Map, RaidDefendTurnsTheTableSoThatThePlayerStandsBelow)
{
    // R26: 1 2 3 is the player's end, the forces come in by 7 8 9.
    const QRectF place(0, 0, 300, 300 + mapEdgeHeight(300, raidDefend()));
    const Encounter defend = raidDefend();

    EXPECT_GT(sectionPlace(place, defend, 2).top(), sectionPlace(place, defend, 8).bottom() + 50);
    EXPECT_GT(sectionPlace(place, defend, 1).left(), sectionPlace(place, defend, 3).left());
    EXPECT_LT(sectionPlace(place, patrol(), 2).top(), sectionPlace(place, patrol(), 8).top());
    for (const Section &section : defend.setup.sections) {
        for (const terrain::PlacedPef &placed : arrange(defend, section).pefs)
            EXPECT_LT(placed.centre.y(), terrain::side / 4) << section.number;
    }
}

TEST(Map, RaidDefendHasWordsAtBothEdges)
{
    const int width = 504;
    const QImage defend = mapPicture(raidDefend(), width);
    const int above = static_cast<int>(sectionPlace(QRectF(0, 0, width, 600), raidDefend(), 9).top());

    EXPECT_GT(above, 10);
    EXPECT_GT(inkOn(defend, QRect(0, 0, width, above - 2)), 200);
    EXPECT_GT(inkOn(defend, QRect(0, above + width + 10, width, 12)), 100);
}

TEST(Map, TheChosenForceAndSectionAreMarked)
{
    const Inks &inks = lightInks();
    const auto green = [&](const MapMarks &marks) {
        QImage picture(504, 540, QImage::Format_RGB32);
        picture.fill(inks.paper);
        QPainter painter(&picture);
        drawMap(painter, QRectF(0, 0, 504, 540), patrol(), inks, marks);
        int count = 0;
        for (int y = 0; y < 500; ++y) {
            for (int x = 0; x < 504; ++x)
                count += picture.pixelColor(x, y) == inks.accent ? 1 : 0;
        }
        return count;
    };

    const int plain = green({});
    EXPECT_GT(green({.section = std::nullopt, .pef = 2, .kept = {}}), plain + 300);
    EXPECT_GT(green({.section = 5, .pef = std::nullopt, .kept = {}}), plain + 600);
}

TEST(Map, DarkInksDrawLightOnDark)
{
    const QImage dark = mapPicture(withTerrain(Terrain::Hill), 504, darkInks());

    EXPECT_LT(qGray(dark.pixel(3, 100)), 64);
    EXPECT_EQ(dark.pixelColor(0, 250), darkInks().ink);
}

TEST(Map, ARoadRunsThroughItsSectionAndOnOverTheEdge)
{
    const QRectF across = terrain::layRoads(withRoad(Road::LeftRight, {5})).boundingRect();

    EXPECT_LT(across.left(), terrain::side);
    EXPECT_GT(across.right(), 2 * terrain::side);
    EXPECT_GT(across.top(), 1.3 * terrain::side);
    EXPECT_LT(across.bottom(), 1.7 * terrain::side);
}

TEST(Map, RoadsThatFollowEachOtherAreOneLine_R45)
{
    EXPECT_EQ(terrain::layRoads(withRoad(Road::LeftRight, {1, 2, 3})).toSubpathPolygons().size(), 1);
    EXPECT_EQ(terrain::layRoads(withRoad(Road::LeftRight, {1, 3})).toSubpathPolygons().size(), 2);
    EXPECT_EQ(terrain::layRoads(withRoad(Road::UpDown, {2, 5, 8})).toSubpathPolygons().size(), 1);
}

TEST(Map, RoadsSideBySideAreLinked_R45)
{
    // Two lines and one link between them, though they lie side by side twice.
    EXPECT_EQ(terrain::layRoads(withRoad(Road::LeftRight, {1, 2, 4, 5})).toSubpathPolygons().size(), 3);
}

TEST(Map, NoHouseStandsOnARoadOrInTheWater)
{
    for (quint64 seed = 0; seed < 60; ++seed) {
        for (Encounter encounter : {withRoad(Road::LeftRight, {4}), withRoad(Road::UpDown, {4}), withRiver(4)}) {
            encounter.seed = seed;
            encounter.setup.sections[3].buildings = 3;
            const QPainterPath ground = terrain::layWays(encounter).ground().translated(0, -terrain::side);
            for (const terrain::House &house : arrange(encounter, encounter.setup.sections[3], ground).houses)
                EXPECT_FALSE(ground.intersects(house.bounds())) << seed;
        }
    }
}

TEST(Map, ARiverRunsFromTheTablesEdgeToTheOppositeEdgeOfItsSection_R46)
{
    const QRectF whole(0, 0, 3 * terrain::side, 3 * terrain::side);
    for (const int section : {1, 2, 3, 4, 6, 7, 8, 9}) {
        const terrain::Ways ways = terrain::layWays(withRiver(section));
        ASSERT_EQ(ways.waters.size(), 1U);
        const QRectF water = ways.waters[0].banks.boundingRect();
        EXPECT_FALSE(whole.contains(water)) << "it leaves the table, section " << section;
        EXPECT_GT(std::max((water & whole).width(), (water & whole).height()), 0.85 * terrain::side) << section;
    }
}

TEST(Map, InACornerTheSeedChoosesTheRiversWay_R46)
{
    int level = 0;
    for (quint64 seed = 0; seed < 40; ++seed) {
        const QRectF water = terrain::layWays(withRiver(1, false, seed)).waters[0].banks.boundingRect();
        level += water.width() > water.height() ? 1 : 0;
    }
    EXPECT_GT(level, 8);
    EXPECT_LT(level, 32);
}

TEST(Map, InTheMiddleTheRiverIsALakeOnDryGroundAllRound_R46)
{
    const QRectF section(terrain::side, terrain::side, terrain::side, terrain::side);

    const terrain::Ways ways = terrain::layWays(withRiver(5));

    EXPECT_TRUE(section.contains(ways.waters[0].banks.boundingRect()));
    EXPECT_TRUE(ways.bridges.empty());
}

TEST(Map, ABridgeStandsWhereThereIsNoFordAndWhereARoadCrosses)
{
    EXPECT_TRUE(terrain::layWays(withRiver(4)).bridges.empty());
    EXPECT_EQ(terrain::layWays(withRiver(4, true)).bridges.size(), 1U);

    Encounter crossed = withRiver(4);
    crossed.setup.sections[3].road = Road::UpDown;
    const terrain::Ways ways = terrain::layWays(crossed);
    ASSERT_EQ(ways.bridges.size(), 1U);
    EXPECT_TRUE(ways.waters[0].banks.contains(ways.bridges[0].centre));
}

TEST(Map, TreesKeepOffTheRoad)
{
    Inks inks = printInks();
    inks.pencil = inks.paper; // the dashes
    const Encounter woods = withRoad(Road::LeftRight, {4, 5, 6}, Terrain::Woods);
    const QPainterPath road = terrain::layRoads(woods);
    const QImage picture = mapPicture(woods, 504, inks);
    int dark = 0;
    for (int step = 1; step < 100; ++step) {
        const QPointF middle = road.pointAtPercent(step / 100.0);
        dark += qGray(picture.pixel(middle.toPoint())) < 128 ? 1 : 0;
    }
    EXPECT_LT(dark, 8) << "only the grid crosses it";
}
