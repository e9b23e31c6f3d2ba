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

/// A player's hand: keys and clicks go to the window as the desktop would send them, and only visible things can be
/// hit. QTest's own clicks go to the widget itself, even if it is behind another, scrolled out of sight, or without a
/// height.
namespace hand {

/// Returns the window that receives keys and clicks now: a menu, a modal dialog, or the active window.
QWidget *window();

/// Returns a visible point of the widget, or of this part of it; none if it is hidden. It is the centre if that is
/// visible.
std::optional<QPoint> openPlace(const QWidget &widget, const QRect &part = {});
/// Scrolls to the widget with the wheel as far as needed, and returns such a point.
std::optional<QPoint> scrollTo(QWidget &widget, const QRect &part = {});

/// Clicks the widget. Returns false if it is not visible and nothing was done.
bool click(QWidget &widget, const QRect &part = {}, Qt::MouseButton button = Qt::LeftButton);
bool doubleClick(QWidget &widget, const QRect &part = {});
/// Clicks a cell.
bool click(QAbstractItemView &view, const QModelIndex &cell, Qt::MouseButton button = Qt::LeftButton);

void press(Qt::Key key, Qt::KeyboardModifiers held = Qt::NoModifier);
/// Presses the key for the context menu of the focused widget. The desktop turns it into an event of its own.
void pressMenuKey();
void type(const QString &text);
/// Turns the wheel over the widget.
void wheel(QWidget &widget, int notches);

/// Processes events until nothing is left to be posted, laid out or painted.
void rest();
/// Waits until no progress bar is visible, and then processes events.
void waitForWork(const QWidget &window);
/// Waits for a new page, of which some parts follow a frame after its first paint.
void waitForPage(const QWidget &window);

} // namespace hand
} // namespace muster::testing
