// SPDX-License-Identifier: MIT

// A page that nobody touches does nothing.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

#include <QAccessible>
#include <QApplication>
#include <QWidget>

namespace muster::testing {
namespace {

/// Layouts that are asked for, what is painted, and names that change, while the events there are are worked off.
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
        app.open("Aftermath");
        Unrest unrest;
        unrest.in(20); // it settles
        return unrest.in(20);
    }
};

TEST_F(AtRest, AfterTheBattleBesideTheReportOrBelowItAndInTheFirstEdition)
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
