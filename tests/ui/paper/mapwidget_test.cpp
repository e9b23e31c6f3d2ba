// SPDX-License-Identifier: MIT
#include "encounters.h"

#include "model/acts/battle.h"
#include "model/acts/table.h"
#include "tests/support/battle.h"
#include "ui/map/mapwidget.h"
#include "ui/table/playmap.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include <gtest/gtest.h>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

/// A focused map on the screen.
class ShownMap : public ::testing::Test
{
protected:
    void show(const Encounter &encounter)
    {
        QObject::connect(&map, &MapWidget::sectionChosen, &map, [this](int section) { chosen = section; });
        map.setEncounter(encounter);
        map.resize(500, 560);
        map.show();
        map.activateWindow();
        map.setFocus();
        QApplication::processEvents();
    }

    QString nameOf(int section)
    {
        return QAccessible::queryAccessibleInterface(&map)->child(section - 1)->text(QAccessible::Name);
    }

    void press(Qt::Key key)
    {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QApplication::sendEvent(&map, &event);
    }

    void click(QPointF place)
    {
        QMouseEvent event(QEvent::MouseButtonPress, place, map.mapToGlobal(place), Qt::LeftButton, Qt::LeftButton,
                          Qt::NoModifier);
        QApplication::sendEvent(&map, &event);
    }

    MapWidget map;
    int chosen = 0;
};

} // namespace

TEST_F(ShownMap, AClickChoosesTheSectionUnderIt)
{
    show(patrol());

    click(map.placeOf(6).center());

    EXPECT_EQ(map.section(), 6);
    EXPECT_EQ(chosen, 6);
}

TEST_F(ShownMap, TheArrowKeysMoveTheFrameAsItIsSeen)
{
    show(patrol());
    map.setSection(5);
    map.setSection(10); // not on the table
    EXPECT_EQ(map.section(), 5);

    press(Qt::Key_Right);
    EXPECT_EQ(map.section(), 6);
    press(Qt::Key_Down);
    EXPECT_EQ(map.section(), 9);
    press(Qt::Key_Down); // the edge of the table
    EXPECT_EQ(map.section(), 9);
}

TEST_F(ShownMap, OnATurnedTableTheArrowKeysGoTheOtherWayThroughTheNumbers)
{
    show(raidDefend());
    map.setSection(5);

    press(Qt::Key_Down);

    EXPECT_EQ(map.section(), 2);
}

TEST_F(ShownMap, EachSectionIsReadOutWithWhatItHolds)
{
    Encounter encounter = raidAttack();
    encounter.setup.sections[3] = {4, Terrain::Woods, 0};
    encounter.setup.sections[6] = {7, Terrain::Clear, 1};
    show(encounter);

    QAccessibleInterface *access = QAccessible::queryAccessibleInterface(&map);
    ASSERT_EQ(access->childCount(), 9);
    EXPECT_EQ(nameOf(4), u"Section 4, woods"_s);
    EXPECT_EQ(nameOf(7), u"Section 7, clear, 1 building"_s);
    EXPECT_EQ(nameOf(2), u"Section 2, clear, 1 objective building, PEF 1"_s);
    EXPECT_EQ(access->indexOfChild(access->child(3)), 3);
    EXPECT_EQ(access->child(0)->parent(), access);
}

TEST_F(ShownMap, TheChosenSectionIsTheFocusedChild)
{
    show(patrol());
    map.setSection(3);

    QAccessibleInterface *access = QAccessible::queryAccessibleInterface(&map);
    EXPECT_TRUE(access->child(2)->state().selected);
    EXPECT_FALSE(access->child(3)->state().selected);
    access->child(6)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(map.section(), 7);
}

TEST_F(ShownMap, NothingOfADestroyedMapIsReadOut)
{
    auto gone = std::make_unique<MapWidget>();
    gone->setEncounter(patrol());
    QAccessibleInterface *access = QAccessible::queryAccessibleInterface(gone.get());
    ASSERT_EQ(access->childCount(), 9);
    const QAccessible::Id child = QAccessible::uniqueId(access->child(0));

    gone.reset();

    EXPECT_EQ(QAccessible::accessibleInterface(child), nullptr);
}

TEST_F(ShownMap, KeepsTheWholeMapInSightWhateverItsShape)
{
    show(raidDefend());
    for (const QSize size : {QSize(300, 900), QSize(900, 300), QSize(500, 500)}) {
        map.resize(size);
        for (int section = 1; section <= 9; ++section)
            EXPECT_TRUE(QRectF(map.rect()).contains(map.placeOf(section))) << section;
    }
}

// Swordplay p. 28: a raid has a PEF for each of its buildings.
TEST(PlayMap, APefThatIsResolvedInItsBuildingMovesNoOther)
{
    for (const bool somebody : {false, true}) {
        Campaign campaign = threeOnPatrol();
        campaign.encounter = raidAttack(2);
        Battle battle(campaign);
        battle.begins();
        PlayMap map;
        map.resize(560, 560);
        map.load(battle.campaign(), swordplay());
        const auto first = map.placeOfToken({SubjectKind::Pef, 1, 0});
        const auto second = map.placeOfToken({SubjectKind::Pef, 2, 0});

        battle.does(acts::SayWhatPefWas{1, somebody ? u"Soldier 4 spear"_s : u"nobody"_s});
        map.load(battle.campaign(), swordplay());
        EXPECT_EQ(map.placeOfToken({SubjectKind::Pef, 2, 0}), second);
        EXPECT_FALSE(map.placeOfToken({SubjectKind::Pef, 1, 0}));
        const auto group = map.placeOfToken({SubjectKind::Group, 1, 0});
        EXPECT_EQ(group, somebody ? first : std::nullopt) << "who came out of it stands there";
    }
}
