// SPDX-License-Identifier: MIT

// Keep what I like, roll the rest: with the keys and the mouse, on the map and in the list of PEFs.

#include "tests/ui/pages/openbook.h"
#include "ui/encounter/correctionpanel.h"
#include "ui/encounter/encounterpage.h"
#include "ui/encounter/tableside.h"
#include "ui/map/mapwidget.h"
#include "ui/parts/button.h"
#include "ui/parts/remembered.h"
#include "ui/systems/months/peflist.h"

#include <QAccessible>
#include <QApplication>

namespace muster::testing {
namespace {

using EncounterShown = Shown<EncounterPage>;

class TableSetting : public ::testing::Test
{
protected:
    OpenBook book{onPatrol};
    EncounterShown page{book.document()};
    MapWidget *map = page.find<TableSide>()->map();

    const muster::Setup &setup() const { return book.campaign().encounter->setup; }
    void choose(int section) { QTest::mouseClick(map, Qt::LeftButton, {}, map->placeOf(section).center().toPoint()); }
    QString spoken(int section) const
    {
        return QAccessible::queryAccessibleInterface(map)->child(section - 1)->text(QAccessible::Name);
    }
};

TEST_F(TableSetting, LKeepsTheChosenSectionAndLetsItGo)
{
    choose(4);
    page.press(Qt::Key_L);
    EXPECT_TRUE(map->isKept(4));
    EXPECT_TRUE(spoken(4).endsWith(QStringLiteral(", locked"))) << spoken(4).toStdString();
    page.press(Qt::Key_L);
    EXPECT_FALSE(map->isKept(4));
}

TEST_F(TableSetting, WhatIsKeptOutlivesTheWindow)
{
    choose(4);
    page.press(Qt::Key_L);
    EncounterShown again(book.document());
    EXPECT_TRUE(again.find<TableSide>()->map()->isKept(4));
}

TEST_F(TableSetting, AClickOnTheLockDoesTheSame)
{
    const QRectF section = map->placeOf(6);
    QTest::mouseClick(map, Qt::LeftButton, {}, (section.topRight() + QPointF(-12, 12)).toPoint());
    EXPECT_TRUE(map->isKept(6));
    EXPECT_EQ(map->section(), 6);
}

TEST_F(TableSetting, WhatIsKeptStaysWhenTheRestIsDealtAgain)
{
    for (const int section : {1, 5, 9}) {
        choose(section);
        page.press(Qt::Key_L);
    }
    const auto before = setup();
    // Some of six sections fall otherwise in a few re-rolls.
    for (int deal = 0; deal < 5; ++deal)
        page.find<Button>(QStringLiteral("Re-roll the rest"))->click();

    for (const int section : {1, 5, 9})
        EXPECT_EQ(setup().sections[static_cast<std::size_t>(section - 1)],
                  before.sections[static_cast<std::size_t>(section - 1)]);
    EXPECT_EQ(book.steps(), 8U) << "founded, recruited, prepared, five deals";
    EXPECT_TRUE(map->isKept(5)) << "the locks stay";
    ASSERT_TRUE(book.document().takeBack(5));
    EXPECT_EQ(setup(), before);
}

TEST_F(TableSetting, RRollsOneSectionAlone)
{
    choose(7);
    const auto before = setup();
    page.press(Qt::Key_R);
    auto after = setup();
    EXPECT_EQ(book.steps(), 4U);
    after.sections[6] = before.sections[6];
    EXPECT_EQ(after, before);
}

TEST_F(TableSetting, EnterChoosesTheTerrainByHand)
{
    choose(3);
    page.press(Qt::Key_Return);
    EXPECT_TRUE(page.find<CorrectionPanel>()->isVisible());
    EXPECT_EQ(QApplication::focusWidget()->accessibleName(), QStringLiteral("Terrain"));
}

TEST_F(TableSetting, APefIsKeptInItsList)
{
    auto *pefs = page.find<PefList>();
    const int place = setup().pefs[1].section;
    pefs->setFocus();
    pefs->setCurrentIndex(pefs->model()->index(1, 0));
    page.press(Qt::Key_L);
    EXPECT_TRUE(pefs->currentIndex().data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral(", locked")));
    for (int deal = 0; deal < 5; ++deal)
        page.find<Button>(QStringLiteral("Re-roll the rest"))->click();
    EXPECT_EQ(setup().pefs[1].section, place);
}

TEST_F(TableSetting, TheRestIsDealtWithThePlayersDiceWhereThatIsTheHabit)
{
    rememberDiceHabit(DiceHabit::Own);
    for (int section = 2; section <= 9; ++section) {
        choose(section);
        page.press(Qt::Key_L);
    }
    auto *pefs = page.find<PefList>();
    for (int row = 0; row < 3; ++row) {
        pefs->setFocus();
        pefs->setCurrentIndex(pefs->model()->index(row, 0));
        page.press(Qt::Key_L);
    }
    page.find<Button>(QStringLiteral("Re-roll the rest"))->click();
    page.type("11");
    page.press(Qt::Key_Return);
    EXPECT_EQ(setup().sections[0].terrain, Terrain::Rough);
    EXPECT_EQ(book.document().book().steps.back().rolls.front().dice.front().by, Thrower::Player);
}

} // namespace
} // namespace muster::testing
