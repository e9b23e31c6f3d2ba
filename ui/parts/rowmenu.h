// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

class QAbstractItemView;
class QAction;
class QMenu;
class QModelIndex;
class QPoint;
class QWidget;

namespace muster {

/// A row as it is copied: a list's as it is read out, a table's cell by cell with tabs between them.
QString rowAsText(const QModelIndex &row);

/// Ctrl+C copies this text while the widget has the keyboard. The action stands in the widget's menus too; without a text
/// there is nothing to copy.
QAction *addCopying(QWidget &widget, const std::function<QString()> &text);

/// The act has this icon of ours wherever a menu is dressed with icons.
QAction *withIcon(QAction *action, const QString &icon);
/// In the colours of the moment.
void dress(const QMenu &menu);

/// A menu that tells why something in it cannot be done, and is gone once it is closed.
QMenu *makeContextMenu(QWidget &widget);
/// Shows it, its first act that can be done chosen.
void popUp(QMenu &menu, const QPoint &place);

/// As the Menu key does, for keyboards that have none.
void openContextMenu(QWidget &widget);

/// Puts what can be done with a row into its menu, the most likely first. The row is invalid beside all rows.
using FillMenu = std::function<void(QMenu &menu, const QModelIndex &row)>;

/// Gives the rows of a view a menu, by the right mouse button or the Menu key, and copying, which is last in every menu.
/// A row is copied as rowAsText() has it unless something else is said.
void giveRowMenu(QAbstractItemView &view, const FillMenu &fill = {},
                 const std::function<QString(const QModelIndex &)> &textOf = rowAsText);

} // namespace muster
