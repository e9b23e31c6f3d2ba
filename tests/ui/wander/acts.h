// SPDX-License-Identifier: MIT
#pragma once

#include "tests/ui/wander/chance.h"

#include <QString>

class QWidget;

namespace muster::testing {

/// One act by the player's hand, in the window that takes keys and clicks now; what was done, in words. Nothing where
/// this act was not possible.
using Act = QString (*)(QWidget &window, Chance &chance);

/// Some act that is possible here, the likelier the more a player does it. What it does in the main window, in a dialog
/// that waits for an answer, and in a menu that is open, differs.
QString actInMainWindow(QWidget &window, Chance &chance);
QString actInDialog(QWidget &dialog, Chance &chance);
QString actInMenu(QWidget &menu, Chance &chance);

/// Goes to some field of the window by a click and fills it in: a line, a number, a box with choices. What was done, in
/// words; nothing where there is no field.
QString fillField(QWidget &window, Chance &chance);

/// A die or a card as a player types it; now and then a die that there is not.
QString someDie(int sides, Chance &chance);
QString someCard(Chance &chance);

} // namespace muster::testing
