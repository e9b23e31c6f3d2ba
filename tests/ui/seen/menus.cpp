// SPDX-License-Identifier: MIT
#include "tests/ui/hand/hand.h"
#include "tests/ui/seen/seen.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QListView>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QTimer>

namespace muster::testing::seen {

namespace {

/// Returns the mnemonics that more than one entry of a menu has.
QStringList sharedLetters(const QStringList &entries)
{
    QStringList letters;
    QStringList shared;
    for (const QString &entry : entries) {
        const QString letter = QKeySequence::mnemonic(entry).toString();
        if (!letter.isEmpty() && letters.contains(letter))
            shared << QStringLiteral("%1 is underlined again in “%2”").arg(letter, entry);
        letters << letter;
    }
    return shared;
}

QStringList faultsOf(QMenu &menu, bool reasons)
{
    QStringList faults;
    emit menu.aboutToShow();
    if (menu.isEmpty())
        faults << QStringLiteral("it is empty");
    QStringList entries;
    for (const QAction *action : menu.actions()) {
        if (action->isSeparator() || !action->isVisible())
            continue;
        entries << action->text();
        if (reasons && !action->isEnabled() && action->statusTip().isEmpty())
            faults << QStringLiteral("“%1” does not say why not").arg(action->text());
    }
    faults += sharedLetters(entries);
    if (!entries.isEmpty()
        && menu.actionGeometry(menu.actions().last()).x() > menu.actionGeometry(menu.actions().first()).x())
        faults << QStringLiteral("it takes two columns");
    return faults.isEmpty() ? faults : QStringList(QStringLiteral("menu %1: ").arg(menu.title()) + faults.join(u"; "));
}

/// Returns the entries of the menu that `deed` opens, and closes it. Without a window manager it activates the window
/// again.
QStringList entriesOf(QWidget &window, const std::function<void()> &deed)
{
    QStringList entries;
    const auto close = [&entries] {
        const QWidget *popup = QApplication::activePopupWidget();
        if (!popup)
            return false;
        for (const QAction *action : popup->actions()) {
            if (!action->isSeparator())
                entries << action->text();
        }
        hand::press(Qt::Key_Escape);
        return true;
    };
    QTimer watch; // for a menu during which the act waits
    QObject::connect(&watch, &QTimer::timeout, [&] { close(); });
    watch.start(0);
    deed();
    watch.stop();
    close();
    window.activateWindow();
    hand::rest();
    return entries;
}

/// Returns the first row that can be selected, below a heading if there is one.
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

} // namespace

QStringList faultyMenus(const QWidget &window)
{
    QStringList complaints;
    const auto *bar = window.findChild<QMenuBar *>();
    const QList<QAction *> menus = bar ? bar->actions() : QList<QAction *>();
    for (int again = 0; again < 2; ++again) {
        for (const QAction *menu : menus) {
            if (menu->isEnabled())
                complaints += faultsOf(*menu->menu(), menu != menus.back()); // the last is the help menu
        }
    }
    return complaints;
}

QStringList withoutMenu(QWidget &window, const QString &what, const std::function<bool()> &clickRight)
{
    QStringList complaints;
    const QStringList entries = entriesOf(window, [&] {
        if (!clickRight())
            complaints << QStringLiteral("cannot be hit");
    });
    if (entries.isEmpty())
        complaints << QStringLiteral("has no menu");
    complaints += sharedLetters(entries);
    if (const QStringList byKey = entriesOf(window, [] { hand::pressMenuKey(); }); byKey != entries)
        complaints << QStringLiteral("has by the Menu key “%1”").arg(byKey.join(u", "));
    const bool isMain = qobject_cast<QMainWindow *>(&window);
    const QStringList byKeys =
        isMain ? entriesOf(window, [] { hand::press(Qt::Key_F10, Qt::ShiftModifier); }) : entries;
    if (byKeys != entries)
        complaints << QStringLiteral("has by Shift+F10 “%1”").arg(byKeys.join(u", "));
    QGuiApplication::clipboard()->clear();
    hand::press(Qt::Key_C, Qt::ControlModifier);
    if (QGuiApplication::clipboard()->text().isEmpty())
        complaints << QStringLiteral("cannot be copied");
    return complaints.isEmpty() ? complaints : QStringList(what + u' ' + complaints.join(u"; "));
}

QStringList rowsWithoutMenu(QWidget &window)
{
    QStringList complaints;
    for (auto *view : window.findChildren<QAbstractItemView *>()) {
        const bool own =
            view->window() == &window && view->isVisible() && view->isEnabled() && !qobject_cast<QHeaderView *>(view);
        const QModelIndex row = own ? someRow(*view) : QModelIndex();
        if (!row.isValid())
            continue;
        const QPersistentModelIndex before = view->currentIndex();
        const QPointer<QWidget> focus = QApplication::focusWidget();
        view->setCurrentIndex(row);
        view->setFocus();
        hand::rest();
        complaints += withoutMenu(window, called(*view), [&] { return hand::click(*view, row, Qt::RightButton); });
        if (before.isValid())
            view->setCurrentIndex(before);
        if (focus)
            focus->setFocus();
        hand::rest();
    }
    return complaints;
}

} // namespace muster::testing::seen
