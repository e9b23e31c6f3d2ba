// SPDX-License-Identifier: MIT
#pragma once

#include <QPoint>
#include <QRect>
#include <QString>
#include <QWidget>

#include <optional>

class QAbstractItemView;
class QModelIndex;

namespace muster::testing {

/// A player's hand: keys and clicks go to the window as the desktop would send them, and only what can be seen can be
/// hit. QTest's own clicks go to the widget itself, and find it behind another, rolled out of sight, or with no height.
namespace hand {

/// The window that takes keys and clicks now: a menu, a dialog that waits for an answer, or the one that is active.
QWidget *window();

/// Where this part of the widget (all of it, if no part is named) lies open to a click; none where nothing of it can be
/// seen. The middle if that is open.
std::optional<QPoint> openPlace(const QWidget &widget, const QRect &part = {});
/// The same, once what it stands in has been scrolled by the wheel as far as it needs to be.
std::optional<QPoint> scrollTo(QWidget &widget, const QRect &part = {});

/// False: it cannot be seen, so nothing was done.
bool click(QWidget &widget, const QRect &part = {}, Qt::MouseButton button = Qt::LeftButton);
bool doubleClick(QWidget &widget, const QRect &part = {});
/// The same in a cell.
bool click(QAbstractItemView &view, const QModelIndex &cell, Qt::MouseButton button = Qt::LeftButton);

void press(Qt::Key key, Qt::KeyboardModifiers held = Qt::NoModifier);
/// The key that opens the menu of what has the focus. The desktop makes an event of its own of it.
void pressMenuKey();
void type(const QString &text);
/// A few notches of the wheel over it.
void wheel(QWidget &widget, int notches);

/// Until nothing is left to be done: what was posted, laid out and painted.
void rest();
/// The same once nothing is computed whose progress is shown.
void waitForWork(const QWidget &window);
/// The same for a page that is new: part of it may follow a frame after its first paint.
void waitForPage(const QWidget &window);

} // namespace hand
} // namespace muster::testing
