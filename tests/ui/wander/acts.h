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

} // namespace muster::testing
