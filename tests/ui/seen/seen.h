// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <functional>

class QWidget;

namespace muster::testing {

/// Checks of a window that need no knowledge of the program. Each returns its complaints, one per line; empty if there
/// are none.
namespace seen {

/// Checks that widgets with contents have a size and are within their parent, and that a table with rows shows at least
/// one.
QStringList withoutRoom(const QWidget &window);

/// Checks that no text is cut: labels, buttons, boxes, column headers. A label that is made to be cut, with the whole
/// text in its tooltip, is allowed.
QStringList cutTexts(const QWidget &window);

/// Checks in the pseudo-language (tests/support/pseudoletters.h) that no text is in English, except for names by
/// players.
QStringList bareTexts(const QWidget &window, const QStringList &names);

/// Checks that the window is on its screen and does not ask for more room than that has.
QStringList largerThanScreen(const QWidget &window);

/// Checks that nothing that scrolls vertically contains another such widget.
QStringList scrollingInScrolling(const QWidget &window);

/// Checks that Tab returns to where it began, on the same way forward and backward, past every control that can be
/// reached by Tab and no other. Keys are pressed, so the window must be the active one. The focus is restored.
QStringList brokenRing(QWidget &window);

/// Checks that every mnemonic belongs to one control, and that a label's leads to a widget that takes keys.
QStringList deadMnemonics(const QWidget &window);

/// Checks that every focusable widget has an accessible name.
QStringList nameless(QWidget &window);

/// Checks that every menu of the menu bar has entries, each with its own mnemonic, and gives the reason for disabled
/// ones.
QStringList faultyMenus(const QWidget &window);

/// Checks that a context menu opened by a right click opens by keyboard too, and that the thing can be copied.
QStringList withoutMenu(QWidget &window, const QString &what, const std::function<bool()> &clickRight);
/// Does the same for a row of every table and list.
QStringList rowsWithoutMenu(QWidget &window);

/// Checks that letters have enough contrast: labels, fields, enabled buttons, rows.
QStringList faintTexts(QWidget &window);

/// Checks that a new dialog has its buttons at the bottom, and the focus in its first field.
QStringList oddDialog(const QWidget &window);

/// Returns the parts of a window that were shown as windows of their own since the last call. The first call begins to
/// watch.
QStringList strayWindows();

/// Returns whether MUSTER_WANDER_WITHOUT names it, which allows checking one thing at a time.
bool isLeftOut(const QString &complaint);

/// Returns the name of a widget in complaints: its class, and its accessible name or text.
QString called(const QWidget &widget);

} // namespace seen
} // namespace muster::testing
