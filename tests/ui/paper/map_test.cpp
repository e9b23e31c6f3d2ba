// SPDX-License-Identifier: MIT
#include "encounters.h"
#include "pictures.h"

#include <gtest/gtest.h>

using namespace muster;
using namespace muster::testing;
using terrain::arrange;
using terrain::Arrangement;

namespace {

/// Returns a raid whose section 2 has as much in it as possible.
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

TEST(Map, EverySectionHasItsNumberWhileTheTableIsRolledSectionBySection)
{
    Encounter bare = withTerrain(Terrain::Clear);
    bare.setup.sections.clear();
    Encounter soFar = withTerrain(Terrain::Clear);
    soFar.setup.sections.resize(4);
    const QRect number(0, 0, 30, 30); // the upper left corner, which the terrain leaves free

    for (int section = 5; section <= 9; ++section)
        EXPECT_EQ(sectionPicture(soFar, section).copy(number), sectionPicture(bare, section).copy(number)) << section;
    for (int section = 1; section <= 9; ++section)
        EXPECT_GT(inkOn(sectionPicture(soFar, section), number), 100) << section;
}

TEST(Map, WoodsAndHillsCoverThreeQuartersOfTheirSection)
{
    // Swordplay p. 24, R27: found by their fill, which is darker than paper.
    for (const Terrain everywhere : {Terrain::Woods, Terrain::Hill, Terrain::Rough}) {
        Inks dark = printInks();
        dark.land = dark.land2 = dark.ink;
        const QImage section = sectionPicture(withTerrain(everywhere), 5, 504, dark);
        const QRect number(0, 0, section.width() / 4, section.height() / 4); // its ink is no terrain
        QRect covered;
        for (int y = 4; y < section.height() - 4; ++y) {
            for (int x = 4; x < section.width() - 4; ++x) {
                if (!number.contains(x, y) && qGray(section.pixel(x, y)) < 40)
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
    // R26: 1 2 3 is the player's end, and the PEFs enter by 7 8 9.
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

TEST(Map, OnANarrowTableNoArrowPointsPastIt)
{
    Encounter narrow = patrol();
    narrow.setup.grid = {2, 3};
    narrow.setup.sections.resize(6);
    const QImage picture = mapPicture(narrow, 504);
    const QRectF place(picture.rect());
    const int left = static_cast<int>(sectionPlace(place, narrow, 5).left());
    const int right = static_cast<int>(sectionPlace(place, narrow, 6).right()) + 4;

    EXPECT_EQ(inkOn(picture, QRect(0, 0, left - 3, picture.height())), 0);
    EXPECT_EQ(inkOn(picture, QRect(right, 0, picture.width() - right, picture.height())), 0);
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
