// SPDX-License-Identifier: MIT

// The window on its screen: within it whatever was left behind, and folded where it is narrow.

#include "tests/ui/window/desk.h"
#include "ui/parts/onscreen.h"
#include "ui/window/messagebar.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"
#include "ui/window/pageroom.h"
#include "ui/window/tab.h"

#include <QGuiApplication>
#include <QLabel>
#include <QScreen>
#include <QScrollBar>
#include <QSettings>
#include <QTest>
#include <QVBoxLayout>

namespace muster {

namespace {

class OnScreen : public testing::Desk
{
protected:
    static QRect screen() { return QGuiApplication::primaryScreen()->availableGeometry(); }
};

constexpr QRect wide(0, 0, 1280, 800);

} // namespace

TEST(Within, AFrameThatFitsStaysWhereItIs)
{
    EXPECT_EQ(within({100, 50, 900, 600}, wide), QRect(100, 50, 900, 600));
}

TEST(Within, AFrameThatReachesOutIsMovedIn)
{
    EXPECT_EQ(within({700, 300, 900, 600}, wide), QRect(380, 200, 900, 600));
    EXPECT_EQ(within({-300, -20, 900, 600}, wide), QRect(0, 0, 900, 600));
}

TEST(Within, AFrameLargerThanTheScreenIsMadeAsLargeAsIt)
{
    EXPECT_EQ(within({-40, 10, 1700, 1000}, wide), wide);
    EXPECT_EQ(within({1300, 10, 1700, 300}, {1280, 0, 1024, 768}), QRect(1280, 10, 1024, 300)) << "the second screen";
}

TEST_F(OnScreen, TheFirstWindowOpensWithinItsScreenFrameIncluded)
{
    MainWindow window;
    show(window);
    EXPECT_TRUE(screen().contains(window.frameGeometry()));
    EXPECT_LT(window.height(), screen().height()) << "a title bar needs its room";
}

TEST_F(OnScreen, AWindowLeftOnALargerScreenOpensWithinThisOne)
{
    {
        MainWindow window;
        window.setGeometry(1000, 700, 2400, 1500);
        window.show();
        window.setGeometry(1000, 700, 2400, 1500);
        window.close();
    }
    MainWindow window;
    show(window);
    EXPECT_TRUE(screen().contains(window.frameGeometry()));
}

TEST_F(OnScreen, NoPageAndNoMessageMakesTheWindowLarger)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    window.resize(window.minimumSizeHint());
    show(window);
    const QSize before = window.size();
    for (const PageTitle &page : pageTitles()) {
        window.notebook()->open(page.kind);
        QTest::qWait(1);
        EXPECT_EQ(window.size(), before) << page.title.toStdString();
    }
}

TEST_F(OnScreen, TheWindowFitsASmallScreenWithLargeType)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    EXPECT_LE(window.minimumSizeHint().width(), 1024 * 96 / 144);
}

TEST_F(OnScreen, ANarrowWindowHasTabsOfIconsThatSayTheirNames)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    window.resize(1024, 700);
    show(window);
    for (const Tab *tab : window.findChildren<Tab *>()) {
        EXPECT_EQ(tab->width(), 56);
        EXPECT_FALSE(tab->accessibleName().isEmpty());
        EXPECT_EQ(tab->toolTip(), tab->accessibleName());
    }
    window.resize(1240, 700);
    QTest::qWait(1);
    for (const Tab *tab : window.findChildren<Tab *>()) {
        EXPECT_GE(tab->width(), 125);
        EXPECT_TRUE(tab->toolTip().isEmpty()) << "the name is there to be read";
    }
}

TEST_F(OnScreen, TheWindowIsNoLowerThanTheSmallestScreenNeeds)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    window.resize(900, 200);
    QTest::qWait(1);
    EXPECT_EQ(window.height(), 440);
}

TEST_F(OnScreen, NoPageScrollsSidewaysOnASmallLaptop)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    window.resize(900, 470); // 1366 × 768 where everything is drawn half as large again
    show(window);
    for (const PageTitle &page : pageTitles()) {
        window.notebook()->open(page.kind);
        QTest::qWait(1);
        for (const PageRoom *room : window.findChildren<PageRoom *>()) {
            EXPECT_TRUE(!room->isVisible() || room->horizontalScrollBar()->maximum() == 0) << page.title.toStdString();
        }
    }
}

TEST_F(OnScreen, AnEncounterIsPreparedWithoutScrolling)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    window.resize(1268, 750); // 1280 × 800 in a frame
    show(window);
    window.notebook()->open(PageKind::Encounter);
    QTest::qWait(1);
    for (const PageRoom *room : window.findChildren<PageRoom *>()) {
        EXPECT_TRUE(!room->isVisible() || room->verticalScrollBar()->maximum() == 0);
    }
}

TEST_F(OnScreen, WhatHasNoWordsIsNoMessage)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    MessageBar &messages = *window.notebook()->messages();
    messages.say({});
    EXPECT_FALSE(messages.isVisible());
    messages.say(QStringLiteral("Nobody left."));
    EXPECT_TRUE(messages.isVisible());
    EXPECT_GT(messages.height(), 20);
}

TEST(PageRoom, ScrollsAPageThatNeedsMoreThanThereIsAndGivesItAllTheRestOtherwise)
{
    auto *page = new QWidget;
    page->setMinimumSize(300, 400);
    PageRoom room(page);
    room.resize(500, 500);
    room.show();
    EXPECT_EQ(page->size(), QSize(500, 500));
    room.resize(500, 300);
    EXPECT_EQ(page->height(), 400);
    EXPECT_LT(page->width(), 500) << "beside the scroll bar";
    EXPECT_GT(room.verticalScrollBar()->maximum(), 0);
    EXPECT_EQ(room.horizontalScrollBar()->maximum(), 0);
    EXPECT_LT(room.minimumSizeHint().height(), 120);
}

TEST(PageRoom, FollowsAPageThatChangedWhileItWasHidden)
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    PageRoom room(page);
    room.resize(300, 200);
    room.show();
    room.hide();
    auto *tall = new QLabel;
    tall->setMinimumHeight(900);
    column->addWidget(tall);
    room.show();
    EXPECT_GE(page->height(), 900);
}

} // namespace muster
