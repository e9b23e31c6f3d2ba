// SPDX-License-Identifier: MIT

// The route of Runners and Chasers over a table of nine sections (Chain Reaction, first edition, p. 14).

#include "rules/scenario/crossing.h"

#include <gtest/gtest.h>

#include <vector>

using namespace muster;

namespace {

/// Returns the sections on the route, at the beginning of each foot.
std::vector<int> way(int entry, int feet)
{
    std::vector<int> sections;
    for (int foot = 0; foot < feet; ++foot)
        sections.push_back(sectionAfter(entry, 12 * foot));
    return sections;
}

Pursuit after(int inches, int distance)
{
    Pursuit pursuit;
    pursuit.inches = inches;
    pursuit.distance = distance;
    return pursuit;
}

} // namespace

TEST(Crossing, GoesStraightToTheOppositeEdgeAndComesOnAgainByTheEdgeToTheRight)
{
    EXPECT_EQ(way(8, 13), (std::vector{8, 5, 2, 6, 5, 4, 2, 5, 8, 4, 5, 6, 8}));
    EXPECT_EQ(way(7, 3), (std::vector{7, 4, 1}));
    EXPECT_EQ(way(6, 4), (std::vector{6, 5, 4, 2}));
    EXPECT_EQ(sectionAfter(8, 11), 8);
    EXPECT_EQ(oppositeOf(7), 1);
    EXPECT_EQ(oppositeOf(4), 6);
    EXPECT_EQ(oppositeOf(3), 9);
}

TEST(Crossing, AnAmbushIsWhereTheConvoySeesIt)
{
    EXPECT_EQ(sectionTowards(8, Heading::Up, AmbushFrom::Front), 5);
    EXPECT_EQ(sectionTowards(8, Heading::Up, AmbushFrom::Left), 7);
    EXPECT_EQ(sectionTowards(8, Heading::Up, AmbushFrom::Rear), 8) << "the edge";
    EXPECT_EQ(sectionTowards(2, Heading::Down, AmbushFrom::Front), 5);
    EXPECT_EQ(sectionTowards(2, Heading::Down, AmbushFrom::Left), 3) << "its left is the map's right";
    EXPECT_EQ(sectionTowards(4, Heading::Right, AmbushFrom::Right), 7);
}

TEST(Crossing, TheChasersAreOffTheTableUntilTheDistanceAllowsThem)
{
    EXPECT_EQ(placesIn(after(0, 50), 8, false), (PursuitPlaces{8, offTable}));
    EXPECT_EQ(placesIn(after(20, 40), 8, false), (PursuitPlaces{5, offTable})) << "20″ behind the edge still";
    EXPECT_EQ(placesIn(after(35, 34), 8, false), (PursuitPlaces{2, 8})) << "1″ onto the table";
    EXPECT_EQ(placesIn(after(40, 34), 8, false), (PursuitPlaces{6, offTable})) << "the Runners cross it anew";
    EXPECT_EQ(placesIn(after(71, 33), 8, false), (PursuitPlaces{4, 6}));
}

TEST(Crossing, WhereTheRunnersStandTheChasersAreThere)
{
    EXPECT_EQ(placesIn(after(13, 32), 8, true), (PursuitPlaces{5, 8}));
    EXPECT_EQ(placesIn(after(0, 50), 7, true), (PursuitPlaces{7, 7}));
}
