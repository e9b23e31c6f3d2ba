// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/actions.h"
#include "tests/support/packs.h"
#include "tests/support/stories.h"
#include "tests/ui/hand/hand.h"
#include "tests/ui/window/desk.h"
#include "ui/aftermath/aftermathpage.h"
#include "ui/aftermath/fatetable.h"
#include "ui/map/mapwidget.h"
#include "ui/parts/choice.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/remembered.h"
#include "ui/window/monthbar.h"
#include "ui/window/nextactbutton.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"
#include "ui/window/tab.h"

#include <QAction>
#include <QApplication>

#include <algorithm>

namespace muster::testing {

/// The report of a battle at its question how it ended, by real keys and clicks.
class ReportByKeys : public Desk
{
protected:
    /// Osric Vane of Rep 5 on a Patrol with two Grunts of Rep 4 and 3.
    ReportByKeys()
        : m_path(told(onPatrol))
    {
        rememberDiceHabit(DiceHabit::Program);
    }

    /// At the question how the battle ended.
    void open(MainWindow &window)
    {
        m_window = &window;
        ASSERT_TRUE(window.openFile(m_path));
        window.resize(1280, 800);
        show(window);
        go(QStringLiteral("Aftermath"));
    }
    /// By a click on its tab.
    void go(const QString &title) const
    {
        for (Tab *tab : m_window->findChildren<Tab *>()) {
            if (tab->text() == title) {
                EXPECT_TRUE(hand::click(*tab)) << title.toStdString();
            }
        }
    }
    AftermathPage &page() const
    {
        return *static_cast<AftermathPage *>(m_window->notebook()->page(PageKind::Aftermath));
    }
    void choose(const QString &outcome) const
    {
        for (QAbstractButton *one : page().findChild<Choice *>()->findChildren<QAbstractButton *>()) {
            if (one->text() == outcome) {
                EXPECT_TRUE(hand::click(*one)) << outcome.toStdString();
            }
        }
    }
    void press(const QString &button) const
    {
        for (QAbstractButton *one : page().findChildren<QAbstractButton *>()) {
            if (one->text() == button) {
                EXPECT_TRUE(hand::click(*one)) << button.toStdString();
            }
        }
    }
    FateTable &fates() const { return *page().findChild<FateTable *>(); }
    /// In the row of the figure.
    void tick(int row, Fate fate) const
    {
        const auto &columns = fates().fates()->columns();
        const auto place = std::find(columns.begin(), columns.end(), fate) - columns.begin();
        ASSERT_TRUE(hand::click(fates(), fates().fates()->index(row, FateModel::FirstFate + static_cast<int>(place))));
    }
    /// By Enter, roll by roll.
    void rollAll() const
    {
        for (int i = 0; i < 9 && page().conversation()->deed().wanted(); ++i)
            hand::press(Qt::Key_Return);
    }
    Fate fateOf(int row) const { return fates().fates()->fates()[static_cast<std::size_t>(row)].fate; }
    int outcome() const { return page().findChild<Choice *>()->current(); }
    QString typed() const { return page().conversation()->entry()->typedText(); }
    std::size_t rolls() const { return page().conversation()->deed().soFar().rolls.size(); }
    std::size_t steps() const { return m_window->document()->book().inForce; }
    QString menu(const QString &begins) const
    {
        for (const QAction *action : m_window->findChildren<QAction *>()) {
            if (action->text().remove(u'&').startsWith(begins))
                return action->text().remove(u'&');
        }
        return {};
    }
    /// The one that lies open.
    template<typename W>
    static const W *seen(const MainWindow &window)
    {
        const auto all = window.findChildren<W *>();
        const auto open = std::find_if(all.begin(), all.end(), [](const W *one) { return one->isVisible(); });
        return open == all.end() ? nullptr : *open;
    }
    static void undo() { hand::press(Qt::Key_Z, Qt::ControlModifier); }
    static void redo() { hand::press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    static std::string focus()
    {
        return QApplication::focusWidget() ? QApplication::focusWidget()->accessibleName().toStdString() : "nothing";
    }

    QString m_path;
    MainWindow *m_window = nullptr;
};

} // namespace muster::testing
