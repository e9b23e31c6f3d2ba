// SPDX-License-Identifier: MIT

// Tests roads and rivers on the map, and that other things keep clear of them.

#include "encounters.h"
#include "pictures.h"

#include <gtest/gtest.h>

using namespace muster;
using namespace muster::testing;
using terrain::arrange;

namespace {

Encounter withRoad(Road direction, const std::vector<int> &sections, Terrain everywhere = Terrain::Clear)
{
    Encounter encounter = withTerrain(everywhere);
    for (const int section : sections)
        encounter.setup.sections[static_cast<std::size_t>(section - 1)].road = direction;
    return encounter;
}

/// Returns an encounter with a river in this section, which has a lake in section 5.
Encounter withRiver(int section, bool bridge = false, quint64 seed = 48213)
{
    Encounter encounter = withTerrain(Terrain::Clear);
    encounter.seed = seed;
    encounter.setup.sections[static_cast<std::size_t>(section - 1)].river = River{6, section == 5, !bridge, bridge};
    return encounter;
}

/// The number of inked places along a line, and of all places of the line within the picture.
struct Met {
    int ink = 0;
    int places = 0;
};

Met along(const QPainterPath &line, const QImage &picture)
{
    Met met;
    for (int step = 1; step < 100; ++step) {
        const QPoint place = line.pointAtPercent(step / 100.0).toPoint();
        if (!picture.rect().contains(place))
            continue; // the line goes on beyond the edge
        ++met.places;
        met.ink += qGray(picture.pixel(place)) < 128 ? 1 : 0;
    }
    return met;
}

} // namespace

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
    // Two lines and one connection between them, although they are side by side twice.
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
    inks.pencil = inks.paper; // without dashed lines
    const Encounter woods = withRoad(Road::LeftRight, {4, 5, 6}, Terrain::Woods);
    const QPainterPath road = terrain::layRoads(woods);
    const Met onTheRoad = along(road, mapPicture(woods, 504, inks));
    const Met withoutRoad = along(road, mapPicture(withTerrain(Terrain::Woods), 504, inks));

    EXPECT_GT(onTheRoad.places, 90);
    EXPECT_LT(onTheRoad.ink, 8) << "only the grid crosses it";
    EXPECT_GT(withoutRoad.ink, 2 * onTheRoad.ink) << "trees stand there where no road is";
}
