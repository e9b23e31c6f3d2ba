// SPDX-License-Identifier: MIT

// The window around the pages: recruiting by keys, messages, stations, and the focus from page to page.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

#include <QApplication>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

namespace muster::testing {
namespace {

class TheWindow : public WindowTest
{
protected:
    TheWindow() { app.start(sample()); }
};

TEST_F(TheWindow, RecruitsWithTheKeyboardAloneAndThePlayersOwnDice)
{
    const Campaign before = app.campaign();
    EXPECT_TRUE(app.offers("Recruit Grunt"));
    app.press("Ctrl+Return"); // the next act
    app.throwDice({"43"}); // 7 on the Feudal list
    EXPECT_EQ(app.campaign().gruntCount(), before.gruntCount() + 1);
    EXPECT_EQ(app.campaign().band.back().profile.type, QStringLiteral("Infantry"));
    const Roll roll = app.history().steps.back().rolls.front();
    EXPECT_EQ(roll.dice[0], (Die{4, Thrower::Player}));
    EXPECT_EQ(roll.dice[1], (Die{3, Thrower::Player}));
    EXPECT_TRUE(app.says(app.campaign().band.back().name.toStdString() + ", Infantry")) << "the panel shows it";
    app.undo();
    app.undo();
    EXPECT_EQ(app.campaign(), before);
}

TEST_F(TheWindow, RollsForThePlayerByTheNextActToo)
{
    app.press("Ctrl+Return");
    app.press("Ctrl+Return"); // the next act is now to roll
    EXPECT_EQ(app.history().steps.back().rolls.front().dice[0].by, Thrower::Program);
}

TEST_F(TheWindow, AMessageLeavesTheKeyboardWhereItIsIsHeardAndIsClosedByEsc)
{
    app.open("Chronicle");
    app.press("Ctrl+Shift+N");
    app.type("A title alone");
    const std::string focus = app.focus();
    app.press("Ctrl+S");
    EXPECT_TRUE(app.announces("A note needs some text."));
    EXPECT_EQ(app.focus(), focus);
    for (int stops = 0; stops < 60 && app.focus() != "Close this message"; ++stops)
        app.press("Tab");
    ASSERT_EQ(app.focus(), "Close this message");
    app.press("Esc");
    EXPECT_FALSE(app.says("A note needs some text."));
    EXPECT_EQ(app.focus(), focus);
}

TEST_F(TheWindow, TheStationsOfTheMonthAreButtonsThatSayHowFarItIs)
{
    start(twoGrunts);
    const auto stations = [&] {
        std::string all;
        for (const char *station : {"Recruit", "Prepare", "Play", "After the battle", "Next month"}) {
            for (const char *time : {"done", "now", "to come"}) {
                if (app.offers(std::string(station) + ", " + time))
                    all += (all.empty() ? "" : " ") + std::string(time);
            }
        }
        return all;
    };
    EXPECT_EQ(app.role("Recruit, now"), "Button");
    EXPECT_EQ(stations(), "now to come to come to come to come") << "while there is room";
    app.open("Encounter");
    EXPECT_EQ(stations(), "done now to come to come to come");
    app.click("Go now");
    app.open("Band");
    EXPECT_EQ(stations(), "done now to come to come to come");
    app.open("Encounter");
    app.click("Begin play");
    EXPECT_EQ(stations(), "done done now to come to come");
    app.open("After the battle");
    app.click("Success");
    app.open("Chronicle");
    EXPECT_EQ(stations(), "done done done now to come") << "while a report is half filled in";
    app.open("After the battle");
    app.click("Obviously Dead", in("Osric Vane"));
    for (int i = 0; i < 20 && app.campaign().encounter; ++i)
        app.press("Ctrl+Return");
    EXPECT_EQ(stations().find("now"), std::string::npos) << "the campaign is over";
}

TEST_F(TheWindow, TakesTheKeyboardAlongToThePageThatOpens)
{
    app.open("Band");
    app.click("Tibb");
    const std::string focus = app.focus();
    app.press("Ctrl+4");
    EXPECT_NE(app.focus(), "nothing");
    EXPECT_NE(app.focus(), focus);
    app.press("Ctrl+1");
    EXPECT_EQ(app.focus(), focus) << "and not on whatever button comes next";
}

TEST_F(TheWindow, TheKeyOfTheNextActStandsInOnePlaceWhateverTheActAndWhereverTheKeyboardIs)
{
    const auto key = [&](const char *act) {
        const QRect all = app.place(act);
        return app.picture({all.right() - 90, all.top() + 8, 80, all.height() - 16});
    };
    const QImage there = key("Recruit Grunt");
    for (int tabs = 0; tabs < 40 && app.focus() != "Recruit Grunt"; ++tabs)
        app.press("Tab");
    ASSERT_EQ(app.focus(), "Recruit Grunt");
    EXPECT_EQ(key("Recruit Grunt"), there);
    app.open("Encounter");
    EXPECT_EQ(key("Go now"), there);
    begin(onPatrol);
    const QRect act = app.place("Next: Activation"); // the button has more text below
    EXPECT_EQ(app.ink({act.right() - 80, act.top() + 8, 66, 18}), 0) << "there, or nowhere";
}

TEST_F(TheWindow, EveryPageLeavesTheSheetItsRoundCorners)
{
    const auto corner = [&](const char *page) {
        app.open(page);
        return app.picture({app.place("Odds").right() - 4, app.place("Step ").top() - 24, 16, 24});
    };
    const QImage round = corner("Band");
    for (const char *page : {"Encounter", "After the battle", "Chronicle", "Foes", "Forecast", "Reference", "Odds"})
        EXPECT_EQ(corner(page), round) << page;
}

TEST_F(TheWindow, RefusesACorrectionWithItsReasonAndWritesNothing)
{
    const History before = app.history();
    app.answers("Edit", [&] {
        app.fill("Name", "");
        app.click("Save");
        EXPECT_TRUE(app.says("Campaign name is empty. Type a name."));
        app.click("Cancel");
    });
    app.menu("Edit/Edit campaign…");
    EXPECT_EQ(app.history(), before);
}

TEST_F(TheWindow, FitsItsScreenFoldsItsTabsAndRemembersItsSize)
{
    app.resize(1000, 700);
    app.restart();
    EXPECT_EQ(app.window().size(), QSize(1000, 700));
    const int narrow = app.place("Odds").width();
    EXPECT_LT(narrow, 80) << "its icon";
    app.resize(1240, 700);
    EXPECT_GT(app.place("Odds").width(), narrow);
    app.resize(2400, 1500);
    app.restart();
    EXPECT_TRUE(app.window().screen()->availableGeometry().contains(app.window().frameGeometry()));
    app.resize(900, 600);
    app.window().move(app.window().screen()->availableGeometry().bottomRight() - QPoint(300, 200));
    app.restart();
    EXPECT_TRUE(app.window().screen()->availableGeometry().contains(app.window().frameGeometry())) << "moved in";
    app.resize(900, 200);
    EXPECT_GT(app.window().height(), 400);
}

TEST_F(TheWindow, ShowsEachPageOnASmallScreenWithoutScrollingSideways)
{
    const QSize smallest = app.window().minimumSizeHint();
    EXPECT_LE(smallest.width(), 1024 * 96 / 144) << "a small screen with large type";
    const auto scrolls = [&](QScrollBar *(QAbstractScrollArea::*bar)() const) {
        const auto areas = app.window().findChildren<QScrollArea *>();
        return std::any_of(areas.begin(), areas.end(), [&](const QScrollArea *area) {
            const bool isInner = std::any_of(areas.begin(), areas.end(), [&](const QScrollArea *other) {
                return other != area && other->isAncestorOf(area);
            });
            return !isInner && area->isVisible() && (area->*bar)()->maximum() > 0;
        });
    };
    for (const char *page :
         {"Band", "Encounter", "After the battle", "Chronicle", "Foes", "Forecast", "Reference", "Odds"}) {
        app.resize(smallest.width(), smallest.height());
        const QSize before = app.window().size();
        app.open(page);
        EXPECT_EQ(app.window().size(), before) << page;
        app.resize(900, 470); // 1366 × 768 with everything half as large again
        EXPECT_FALSE(scrolls(&QAbstractScrollArea::horizontalScrollBar)) << page;
    }
    app.open("Encounter");
    app.resize(1268, 750); // 1280 × 800 less a frame
    EXPECT_FALSE(scrolls(&QAbstractScrollArea::verticalScrollBar)) << "an encounter is prepared without scrolling";
}

TEST_F(TheWindow, ExplainsItsKeysItsRulingsAndItsNumbers)
{
    app.menu("Help/House rulings");
    EXPECT_TRUE(app.says("R82"));
    app.type("ties stay");
    EXPECT_TRUE(app.says("R17"));
    EXPECT_FALSE(app.says("R82"));
    app.type("<b>");
    EXPECT_TRUE(app.says("“ties stay<b>”"));
    app.press("Esc");
    app.toFront();
    app.menu("Help/Keyboard shortcuts");
    for (const char *key : {"What this page shows", "Ctrl+P", "Lock this section", "Ctrl+Z", "Out of the Fight"})
        EXPECT_TRUE(app.says(key)) << key;
    app.type("casualties");
    EXPECT_TRUE(app.says("Out of the Fight")) << "found by the name of its table";
    EXPECT_FALSE(app.says("Ctrl+P"));
    app.press("Esc");
    app.toFront();
    app.open("Band");
    app.click("Tibb");
    app.press("Shift+F1"); // explains a number
    const QWidgetList all = QApplication::topLevelWidgets();
    EXPECT_TRUE(std::any_of(all.begin(), all.end(), [](const QWidget *top) { return top->inherits("QWhatsThat"); }));
}

} // namespace
} // namespace muster::testing
