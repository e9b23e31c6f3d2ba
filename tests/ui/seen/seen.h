// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <functional>

class QWidget;

namespace muster::testing {

/// What a person looks for in a window without knowing the program. Each gives its complaints, a line each; none is well.
namespace seen {

/// Whatever has content has a size, lies within what holds it, and a table with rows shows at least one.
QStringList withoutRoom(const QWidget &window);

/// Texts are not cut: labels, buttons, boxes, the heads of columns. A label that is made to be cut, and says the whole in
/// its tooltip, may be.
QStringList cutTexts(const QWidget &window);

/// In the language nobody speaks (tests/support/pseudoletters.h): no text is in English, but for the names players gave.
QStringList bareTexts(const QWidget &window, const QStringList &names);

/// The window lies on its screen, and asks for no more room than that has.
QStringList largerThanScreen(const QWidget &window);

/// Nothing that scrolls up and down stands in something else that does.
QStringList scrollingInScrolling(const QWidget &window);

/// Tab goes round and comes back to where it began, the same way forward and backward, past every control that can be
/// tabbed to and no other. The window is the active one: the keys are pressed. The focus is where it was afterwards.
QStringList brokenRing(QWidget &window);

/// Every underlined letter stands for one control, and a label's leads to what takes keys.
QStringList deadMnemonics(const QWidget &window);

/// What can have the keyboard has a name for a screen reader.
QStringList nameless(QWidget &window);

/// Every menu of the bar has entries, each with a letter of its own, and says why what is grey cannot be done.
QStringList faultyMenus(const QWidget &window);

/// What a click of the right button opens a menu of has the same by the keys for menus, and can be copied.
QStringList withoutMenu(QWidget &window, const QString &what, const std::function<bool()> &clickRight);
/// The same of a row of every table and list.
QStringList rowsWithoutMenu(QWidget &window);

/// Letters stand out from their ground: labels, fields, buttons that can be pressed, rows.
QStringList faintTexts(QWidget &window);

/// A dialog that has just come up has its ways out at its foot, and the keyboard in its first field.
QStringList oddDialog(const QWidget &window);

/// Parts of a window that came up as windows of their own since it was asked last. The first call begins to watch.
QStringList strayWindows();

/// Named in MUSTER_WANDER_WITHOUT, to look for one thing at a time.
bool isLeftOut(const QString &complaint);

/// What the complaints call a widget: its class, and its name or text.
QString called(const QWidget &widget);

} // namespace seen
} // namespace muster::testing
