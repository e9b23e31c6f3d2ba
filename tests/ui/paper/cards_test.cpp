// SPDX-License-Identifier: MIT
#include "encounters.h"
#include "pictures.h"

#include "tests/support/packs.h"
#include "ui/paper/figuretable.h"
#include "ui/paper/sheets.h"

#include <gtest/gtest.h>

using namespace muster;
using namespace muster::testing;

namespace {

int pagesOf(SheetKind kind, const SheetSource &source, QSizeF paper = a4)
{
    return SheetPages(kind, source, paper).count();
}

} // namespace

TEST(Cards, AreEightToAPage)
{
    EXPECT_EQ(pagesOf(SheetKind::FigureCards, bandOf(5)), 1);
    EXPECT_EQ(pagesOf(SheetKind::FigureCards, bandOf(7)), 1);
    EXPECT_EQ(pagesOf(SheetKind::FigureCards, bandOf(8)), 2);
    EXPECT_EQ(pagesOf(SheetKind::FigureCards, bandOf(8), letter), 2);
}

TEST(Cards, OfAMountedCrossbowHaveItsRangeFromTheSaddle)
{
    const Pack &pack = shipped("swordplay");
    Profile crossbow{QStringLiteral("Mounted Crossbow"), QStringLiteral("missile"), 4, 2, false,
                     QStringLiteral("crossbow")};
    EXPECT_EQ(paper::weaponLine(crossbow, pack).toStdString(), "Crossbow, range 12″, Impact 3");
    crossbow.type = QStringLiteral("Crossbowman");
    EXPECT_EQ(paper::weaponLine(crossbow, pack).toStdString(), "Crossbow, range 24″, Impact 3");
}

TEST(Cards, OfTheEnemyFallAsItsDiceDo)
{
    // How to draw, six PEFs, and a card for each of the 36 ways two dice fall: 43 on six pages.
    EXPECT_EQ(pagesOf(SheetKind::EnemyCards, withEncounter(bandOf(5), patrol())), 6);
}

TEST(Cards, OfAListWithManyDiceHaveOneForEachRow)
{
    SheetSource source = withEncounter(bandOf(5), patrol());
    for (ArmyList &list : source.pack.lists) {
        list.figures.dice = 3;
        list.figures.rows = {{3, 10, list.figures.rows.front().outcome}, {11, 18, list.figures.rows.back().outcome}};
    }
    EXPECT_EQ(pagesOf(SheetKind::EnemyCards, source), 2) << "nine cards";
}

TEST(Cards, SlipsForHiddenPefsAreOnePage)
{
    EXPECT_EQ(pagesOf(SheetKind::PefSlips, bandOf(5)), 1);
    EXPECT_EQ(pagesOf(SheetKind::PefSlips, bandOf(5), letter), 1);
}

TEST(BlankSheets, AreOnePageAndKeepNothingOfTheCampaign)
{
    SheetSource source = withEncounter(bandOf(5, 5, 6), raidAttack());
    for (const SheetKind kind : {SheetKind::BlankRoster, SheetKind::BlankEncounter}) {
        for (const QSizeF paper : {a4, letter})
            EXPECT_EQ(pagesOf(kind, source, paper), 1);
        const QImage page = sheetPictures(kind, source)[0];
        EXPECT_GT(inkOn(page), 3000);
        SheetSource other = withEncounter(bandOf(2, 0, 1), patrol(7));
        other.campaign.name = QStringLiteral("New");
        EXPECT_EQ(sheetPictures(kind, other)[0], page);
    }
}

TEST(BlankSheets, AreThereForTheModernRulesToo)
{
    SheetSource source;
    source.pack = chainReaction3();
    source.campaign.rules = source.pack.id;
    source.campaign.list = source.pack.lists.front().id;
    EXPECT_EQ(pagesOf(SheetKind::BlankRoster, source), 1);
    EXPECT_EQ(pagesOf(SheetKind::BlankEncounter, source), 1);
    EXPECT_TRUE(canBeDrawn(SheetKind::EnemyCards, source.campaign, source.pack));
}

TEST(EncounterSheet, HasTheDiceOfATableThatNoSeedGives)
{
    SheetSource source = withEncounter(bandOf(5), patrol());
    source.campaign.encounter->seeded = false;
    const QImage without = sheetPictures(SheetKind::Encounter, source)[0];
    source.dealt = QStringLiteral("1: 3 4, 2: 4 5 2, PEF 1: 6");
    EXPECT_NE(sheetPictures(SheetKind::Encounter, source)[0], without);
    EXPECT_EQ(pagesOf(SheetKind::Encounter, source), 1);
}
