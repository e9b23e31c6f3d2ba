// SPDX-License-Identifier: MIT

// Texts in narrow places are wrapped, not cut. A page that is not used does nothing.

#include "tests/support/stories.h"
#include "tests/ui/seen/seen.h"
#include "tests/window/driver.h"

#include <QAccessible>
#include <QApplication>

namespace muster::testing {
namespace {

class Narrow : public WindowTest
{
protected:
    /// Checks that nearly as much is drawn as with enough room for all; smaller type draws a little less, and the line
    /// below a name may go.
    void expectWhole(const std::string &what, const std::vector<int> &widths = {1000, 1280}, double share = 0.75)
    {
        app.resize(2400, 900);
        const int whole = app.ink(app.place(what));
        for (const int width : widths) {
            app.resize(width, 800);
            EXPECT_GE(app.ink(app.place(what)), share * whole) << what << " at " << width;
            EXPECT_EQ(seen::cutTexts(app.window()).join(u'\n').toStdString(), "") << width;
            EXPECT_EQ(seen::withoutRoom(app.window()).join(u'\n').toStdString(), "") << width;
        }
    }
};

TEST_F(Narrow, TheNamesOfTheFallenTheMonthAndTheCampaign)
{
    startOn("After the battle",
            QString(onPatrol).replace(QStringLiteral("\nprepare"),
                                      QStringLiteral("\ncorrect\n  name: The Long Retreat from the Marches\n\n"
                                                     "correct Tibb\n  name: Cuthbert Longfellow\n\nprepare")));
    for (const bool foretold : {false, true}) {
        if (foretold)
            app.click("Success");
        expectWhole("Cuthbert Longfellow", {1000, 1280}, 0.5);
    }
    expectWhole("The Long Retreat from the Marches", {1600});
    startOn("After the battle",
            rook
                + QStringLiteral("  option: terrain=none\n\nprepare\n  enemy: zombies\n  seed: 3\n\nfinish success\n"
                                 "  fine: the others\n  seed: 1\n\nprepare\n  enemy: zombies\n  seed: 4\n"),
            "chain-reaction-1");
    app.click("Success");
    expectWhole("Finish Early February");
}

TEST_F(Narrow, WhatLiesInEachSectionBesideItsButtons)
{
    startOn("Encounter", onPatrol);
    for (const char *section : {"Section 1: ", "Section 2: ", "Section 8: "}) {
        app.click(std::string(section).substr(0, 9));
        expectWhole(section);
    }
}

/// If the casualties need more width than there is, the outcome is not scrolled out of sight with them.
TEST_F(Narrow, HowItEndedInLargeTextOnASmallScreen)
{
    start(onPatrol);
    for (int larger = 0; larger < 3; ++larger)
        app.press("Ctrl++");
    app.resize(1024, 700);
    app.open("After the battle");
    EXPECT_TRUE(app.isInSight("Success"));
    EXPECT_TRUE(app.isInSight("Failure"));
    app.press("Ctrl+0");
    QApplication::setFont({});
}

/// The forecast is in the row of the figure at every width.
TEST_F(Narrow, WhatBecomesOfEachBesideANoteAtTheSide)
{
    startOn("After the battle", onPatrol);
    app.click("Out of the Fight", in("Tibb"));
    app.click("Success");
    app.press("Ctrl+Shift+N");
    for (int width = 1280; width <= 1700; width += 60) {
        app.resize(width, 900);
        const QRect fate = app.place("Fine", in("Tibb"));
        const QRect result = app.place("Before and after", in("Tibb"));
        EXPECT_EQ(result.top(), fate.top()) << width;
        EXPECT_GE(result.width(), 80) << width;
        EXPECT_EQ(seen::cutTexts(app.window()).join(u'\n').toStdString(), "") << width;
    }
}

/// Counts layout requests, paint events and changes of names while events are processed.
class Unrest : public QObject
{
public:
    Unrest()
    {
        qApp->installEventFilter(this);
        m_before = QAccessible::installUpdateHandler(
            [](QAccessibleEvent *event) { names += event->type() == QAccessible::NameChanged; });
    }
    ~Unrest() override { QAccessible::installUpdateHandler(m_before); }

    int in(int turns)
    {
        m_events = names = 0;
        for (int turn = 0; turn < turns; ++turn)
            QCoreApplication::processEvents();
        return m_events + names;
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        const QEvent::Type type = event->type();
        m_events += type == QEvent::LayoutRequest || type == QEvent::Paint || type == QEvent::UpdateRequest;
        return false;
    }

private:
    static inline int names = 0;
    int m_events = 0;
    QAccessible::UpdateHandler m_before = nullptr;
};

class AtRest : public WindowTest
{
protected:
    AtRest() { QApplication::setCursorFlashTime(0); }

    int unrestAfterTheBattle()
    {
        app.open("After the battle");
        Unrest unrest;
        unrest.in(20); // until the layout is stable
        return unrest.in(20);
    }
};

TEST_F(AtRest, AfterTheBattleHoweverWideItIsAndInTheFirstEdition)
{
    start(onPatrol);
    for (const int width : {1280, 900, 1500, 1024}) {
        app.resize(width, 800);
        EXPECT_EQ(unrestAfterTheBattle(), 0) << width;
    }
    start(rookMeetsZombies, "chain-reaction-1");
    EXPECT_EQ(unrestAfterTheBattle(), 0);
}

} // namespace
} // namespace muster::testing
