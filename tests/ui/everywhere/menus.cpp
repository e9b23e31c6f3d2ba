// SPDX-License-Identifier: MIT

// The menu bar and the rows of every page in every phase: nothing is empty, and what cannot be done says why.

#include "tests/ui/everywhere/everywhere.h"
#include "tests/ui/window/desk.h"
#include "ui/map/mapwidget.h"
#include "ui/window/mainwindow.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

namespace muster::testing {
namespace {

using Everywhere = Desk;

/// What is wrong with a menu as it opens: nothing in it, or something that cannot be done and does not say why.
QStringList faultsOf(QMenu &menu, bool reasons)
{
    QStringList faults;
    emit menu.aboutToShow();
    if (menu.isEmpty())
        faults << menu.title() + QStringLiteral(" is empty");
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

/// The menu that a right click there opens, closed again: its entries.
QStringList menuAt(QWidget &widget, QPoint place)
{
    QContextMenuEvent asked(QContextMenuEvent::Mouse, place, widget.mapToGlobal(place));
    QCoreApplication::sendEvent(&widget, &asked);
    QStringList entries;
    if (QWidget *popup = QApplication::activePopupWidget()) {
        for (const QAction *action : popup->actions()) {
            if (!action->isSeparator())
                entries << action->text();
        }
        popup->close();
    }
    return entries;
}

TEST_F(Everywhere, EveryRowHasAMenuAndCanBeCopied)
{
    int rows = 0;
    visitEverything(pathOf({}), [&](const QString &name, QWidget &window) {
        for (auto *view : window.findChildren<QAbstractItemView *>()) {
            const bool own = view->window() == &window && view->isVisible() && view->isEnabled()
                && !qobject_cast<QHeaderView *>(view);
            QModelIndex row = own && view->model() ? view->model()->index(0, 0) : QModelIndex();
            if (row.isValid() && view->model()->rowCount(row) > 0)
                row = view->model()->index(0, 0, row); // below a heading
            if (row.isValid() && !(row.flags() & Qt::ItemIsEnabled))
                row = row.siblingAtRow(1);
            if (!row.isValid() || !(row.flags() & Qt::ItemIsSelectable))
                continue;
            view->setCurrentIndex(row);
            view->scrollTo(row);
            const QStringList entries = menuAt(*view->viewport(), view->visualRect(row).center());
            const std::string where = name.toStdString() + ", " + view->accessibleName().toStdString();
            EXPECT_FALSE(entries.isEmpty()) << where;
            EXPECT_TRUE(entries.contains(QStringLiteral("&Copy"))) << where;
            QGuiApplication::clipboard()->clear();
            view->setFocus();
            QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
            EXPECT_FALSE(QGuiApplication::clipboard()->text().isEmpty()) << where;
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
            const QStringList entries = menuAt(*map, map->placeOf(4).center().toPoint());
            EXPECT_GT(entries.size(), 1) << name.toStdString();
            QGuiApplication::clipboard()->clear();
            map->setSection(4);
            map->copyAction()->trigger();
            EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("Section 4")))
                << name.toStdString() << ": " << QGuiApplication::clipboard()->text().toStdString();
            ++maps;
        }
    });
    EXPECT_GT(maps, 5);
}

} // namespace
} // namespace muster::testing
