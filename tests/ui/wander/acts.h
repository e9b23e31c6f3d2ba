// SPDX-License-Identifier: MIT
#pragma once

#include "tests/ui/wander/chance.h"

#include <QString>

class QWidget;

namespace muster::testing {

/// An act by the player's hand in the window that receives keys and clicks. Returns a description; empty if the act was
/// not possible.
using Act = QString (*)(QWidget &window, Chance &chance);

/// Does a random act that is possible here, with a weight for each. There are different acts for the main window, a
/// modal dialog, and an open menu.
QString actInMainWindow(QWidget &window, Chance &chance);
QString actInDialog(QWidget &dialog, Chance &chance);
QString actInMenu(QWidget &menu, Chance &chance);

/// Clicks a random field of the window and fills it in: a line, a number, a box with choices. Returns a description;
/// empty if there is no field.
QString fillField(QWidget &window, Chance &chance);

/// Returns a die or a card as a player types it; at times a die that does not exist.
QString someDie(int sides, Chance &chance);
QString someCard(Chance &chance);

} // namespace muster::testing
