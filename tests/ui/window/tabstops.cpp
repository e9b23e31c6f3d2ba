// SPDX-License-Identifier: MIT
#include "ui/parts/tabstops.h"
#include "ui/parts/focustrail.h"

#include "tests/ui/seen/seen.h"

#include <QApplication>
#include <QDialog>
#include <QGridLayout>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>
#include <QVBoxLayout>

#include <gtest/gtest.h>

#include <functional>

namespace muster::testing {
namespace {

/// A window whose buttons are made in another order than they are laid out in.
class Laid : public QWidget
{
public:
    Laid()
    {
        auto *grid = new QGridLayout(this);
        for (const char *name : {"last", "third", "second", "first"})
            m_buttons.prepend(new QPushButton(QLatin1String(name)));
        for (int i = 3; i >= 0; --i)
            grid->addWidget(m_buttons[i], i / 2, i % 2);
        show();
        activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(this));
    }
    QPushButton &button(int place) { return *m_buttons[place]; }
    std::string focused() const { return static_cast<QPushButton *>(focusWidget())->text().toStdString(); }

protected:
    bool focusNextPrevChild(bool next) override { return goToNextStop(*this, next); }

private:
    QList<QPushButton *> m_buttons;
};

TEST(TabStops, AreInTheOrderInWhichTheyAreLaidOut)
{
    Laid window;
    window.button(0).setFocus();
    for (const char *next : {"second", "third", "last", "first"}) {
        QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
        EXPECT_EQ(window.focused(), next);
    }
    QTest::keyClick(window.focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
    EXPECT_EQ(window.focused(), "last");
}

TEST(TabStops, AreThoseThatCanBeUsedNow)
{
    Laid window;
    window.button(0).setFocus();
    window.button(1).setEnabled(false);
    window.button(2).hide();
    QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
    EXPECT_EQ(window.focused(), "last");
}

TEST(TabStops, APartIsEnteredWhereItBeginsOrElseAtItsFirstControl)
{
    Laid window;
    beginAt(window, &window.button(2));
    EXPECT_TRUE(enter(window, Qt::OtherFocusReason));
    EXPECT_EQ(window.focused(), "third");
    window.button(2).setEnabled(false);
    EXPECT_TRUE(enter(window, Qt::OtherFocusReason));
    EXPECT_EQ(window.focused(), "first");
    for (int i = 0; i < 4; ++i)
        window.button(i).hide();
    EXPECT_FALSE(enter(window, Qt::OtherFocusReason));
}

TEST(TabStops, OfChoicesTheChosenOneIsTheStop)
{
    Laid window;
    auto *other = new QRadioButton(QStringLiteral("other"), &window);
    auto *chosen = new QRadioButton(QStringLiteral("chosen"), &window);
    chosen->setChecked(true);
    other->show();
    chosen->show();
    window.button(3).setFocus();
    QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
    EXPECT_EQ(window.focusWidget(), chosen);
    EXPECT_EQ(seen::brokenRing(window).join(u'\n').toStdString(), "");
}

/// A window with a group of buttons between two others.
class Grouped : public QWidget
{
public:
    Grouped()
    {
        auto *column = new QVBoxLayout(this);
        column->addWidget(new QPushButton(QStringLiteral("before")));
        column->addWidget(group);
        column->addWidget(new QPushButton(QStringLiteral("after")));
        auto *row = new QHBoxLayout(group);
        for (QPushButton *button : {first, chosen})
            row->addWidget(button);
        new FocusTrail(*this);
        show();
        activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(this));
        chosen->setFocus();
    }
    static std::string focused()
    {
        QCoreApplication::processEvents();
        const auto *button = qobject_cast<QPushButton *>(QApplication::focusWidget());
        return button ? button->text().toStdString() : "nothing";
    }

    QWidget *group = new QWidget;
    QPushButton *first = new QPushButton(QStringLiteral("first of the group"));
    QPushButton *chosen = new QPushButton(QStringLiteral("chosen"));

protected:
    bool focusNextPrevChild(bool next) override { return goToNextStop(*this, next); }
};

TEST(FocusTrail, LeadsToWhatIsAroundWhatIsHiddenDisabledOrRemoved)
{
    const std::vector<std::function<void(Grouped &)>> goings{
        [](Grouped &window) { window.chosen->hide(); },
        [](Grouped &window) { window.chosen->setEnabled(false); },
        [](Grouped &window) { delete window.chosen; },
    };
    for (const auto &go : goings) {
        Grouped window;
        go(window);
        EXPECT_EQ(Grouped::focused(), "first of the group");
    }
}

TEST(FocusTrail, LeadsFurtherOutWhereNothingIsLeftInside)
{
    const std::vector<std::function<void(Grouped &)>> goings{
        [](Grouped &window) { window.group->hide(); },
        [](Grouped &window) { window.group->setEnabled(false); },
        [](Grouped &window) { delete window.group; },
    };
    for (const auto &go : goings) {
        Grouped window;
        go(window);
        EXPECT_EQ(Grouped::focused(), "before");
    }
}

TEST(FocusTrail, KnowsWhatWentBehindADialog)
{
    Grouped window;
    QDialog dialog(&window);
    dialog.show();
    dialog.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&dialog));
    window.group->setEnabled(false);
    dialog.close();
    window.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
    EXPECT_EQ(Grouped::focused(), "before");
}

} // namespace
} // namespace muster::testing
