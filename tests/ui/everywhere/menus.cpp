// SPDX-License-Identifier: MIT

// The menu bar and the rows of every page in every phase: nothing is empty, and what cannot be done says why.

#include "tests/ui/everywhere/everywhere.h"
#include "tests/ui/hand/hand.h"
#include "tests/ui/window/desk.h"
#include "ui/map/mapwidget.h"
#include "ui/parts/scrolled.h"
#include "ui/window/mainwindow.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeySequence>
#include <QListView>
#include <QMenu>
#include <QMenuBar>

namespace muster::testing {
namespace {

using Everywhere = Desk;

/// The letters that are underlined in more than one entry of a menu.
QStringList sharedLetters(const QStringList &entries)
{
    QStringList letters;
    QStringList shared;
    for (const QString &entry : entries) {
        const QString letter = QKeySequence::mnemonic(entry).toString();
        if (!letter.isEmpty() && letters.contains(letter))
            shared << QStringLiteral("%1 in “%2”").arg(letter, entry);
        letters << letter;
    }
    return shared;
}

/// What is wrong with a menu as it opens: nothing in it, or something that cannot be done and does not say why.
QStringList faultsOf(QMenu &menu, bool reasons)
{
    QStringList faults;
    emit menu.aboutToShow();
    if (menu.isEmpty())
        faults << menu.title() + QStringLiteral(" is empty");
    QStringList entries;
    for (const QAction *action : menu.actions())
        entries << (action->isVisible() ? action->text() : QString());
    faults += sharedLetters(entries);
    for (const QAction *action : menu.actions()) {
        if (reasons && !action->isSeparator() && action->isVisible() && !action->isEnabled()
            && action->statusTip().isEmpty())
            faults << QStringLiteral("%1: “%2” does not say why not").arg(menu.title(), action->text());
    }
    return faults;
}

TEST_F(Everywhere, EveryMenuOfTheBarHasEntriesInEveryPhaseTheFirstTimeAndAgain)
{
    int windows = 0;
    visitEverything(pathOf({}), [&](const QString &name, QWidget &widget) {
        auto *window = qobject_cast<MainWindow *>(&widget);
        if (!window)
            return;
        ++windows;
        QStringList faults;
        for (int again = 0; again < 2; ++again) {
            for (const QAction *menu : window->menuBar()->actions()) {
                if (menu->isEnabled())
                    faults += faultsOf(*menu->menu(), menu->text() != QStringLiteral("&Help"));
            }
        }
        EXPECT_EQ(faults.join(u'\n').toStdString(), "") << name.toStdString();
    });
    EXPECT_GT(windows, 60);
}

/// The entries of the menu that is open, which is closed again; without a window manager the window is come back to.
QStringList entriesOfMenu(QWidget &window)
{
    QStringList entries;
    if (QWidget *popup = QApplication::activePopupWidget()) {
        for (const QAction *action : popup->actions()) {
            if (!action->isSeparator())
                entries << action->text();
        }
        hand::press(Qt::Key_Escape);
        window.activateWindow();
        hand::rest();
    }
    return entries;
}

/// By the Menu key and, in the main window, by Shift+F10.
void expectTheSameByKeys(QWidget &window, const QStringList &entries, const std::string &where)
{
    hand::pressMenuKey();
    EXPECT_EQ(entriesOfMenu(window), entries) << where;
    if (!qobject_cast<MainWindow *>(&window))
        return;
    hand::press(Qt::Key_F10, Qt::ShiftModifier);
    EXPECT_EQ(entriesOfMenu(window), entries) << where;
}

std::string copiedByKey()
{
    QGuiApplication::clipboard()->clear();
    hand::press(Qt::Key_C, Qt::ControlModifier);
    return QGuiApplication::clipboard()->text().toStdString();
}

/// The first that can be chosen, below a heading if there is one.
QModelIndex someRow(const QAbstractItemView &view)
{
    QModelIndex row = view.model() ? view.model()->index(0, 0) : QModelIndex();
    if (row.isValid() && view.model()->rowCount(row) > 0)
        row = view.model()->index(0, 0, row);
    if (row.isValid() && !(row.flags() & Qt::ItemIsEnabled))
        row = row.siblingAtRow(1);
    if (const auto *list = qobject_cast<const QListView *>(&view); list && row.isValid())
        row = row.siblingAtColumn(list->modelColumn());
    return row.flags() & Qt::ItemIsSelectable ? row : QModelIndex();
}

TEST_F(Everywhere, EveryRowHasAMenuByMouseAndByKeysAndCanBeCopied)
{
    int rows = 0;
    visitEverything(pathOf({}), [&](const QString &name, QWidget &window) {
        for (auto *view : window.findChildren<QAbstractItemView *>()) {
            const bool own = view->window() == &window && view->isVisible() && view->isEnabled()
                && !qobject_cast<QHeaderView *>(view);
            const QModelIndex row = own ? someRow(*view) : QModelIndex();
            if (!row.isValid())
                continue;
            const std::string where = name.toStdString() + ", " + view->accessibleName().toStdString();
            view->setCurrentIndex(row);
            view->setFocus();
            bringIntoView(*view);
            hand::rest();
            EXPECT_TRUE(hand::click(*view, row, Qt::RightButton)) << where;
            const QStringList entries = entriesOfMenu(window);
            EXPECT_TRUE(entries.contains(QStringLiteral("&Copy"))) << where;
            EXPECT_EQ(sharedLetters(entries).join(u'\n').toStdString(), "") << where;
            expectTheSameByKeys(window, entries, where);
            EXPECT_NE(copiedByKey(), "") << where;
            ++rows;
        }
    });
    EXPECT_GT(rows, 50);
}

TEST_F(Everywhere, SoHasEverySectionOfAMap)
{
    int maps = 0;
    visitEverything(pathOf({}), [&](const QString &name, QWidget &window) {
        for (auto *map : window.findChildren<MapWidget *>()) {
            if (!map->isVisible() || !map->isEnabled() || map->encounter().setup.sections.empty())
                continue;
            const std::string where = name.toStdString() + ", " + map->accessibleName().toStdString();
            map->setFocus();
            constexpr int inset = 8; // beside what stands in the section and has a menu of its own
            const QRect corner(map->placeOf(4).toRect().topLeft() + QPoint(inset, inset), QSize(4, 4));
            EXPECT_TRUE(hand::click(*map, corner, Qt::RightButton)) << where;
            const QStringList entries = entriesOfMenu(window);
            EXPECT_GT(entries.size(), 1) << where;
            EXPECT_EQ(sharedLetters(entries).join(u'\n').toStdString(), "") << where;
            expectTheSameByKeys(window, entries, where);
            EXPECT_TRUE(copiedByKey().starts_with("Section 4")) << where;
            ++maps;
        }
    });
    EXPECT_GT(maps, 5);
}

} // namespace
} // namespace muster::testing
