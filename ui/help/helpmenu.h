// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

class QMainWindow;
class QMenu;

namespace muster {

/// The help with its chapters, explanations and what the program is. `pack` is asked whose rulings come first. From now on
/// the help key answers in every dialog too.
void fillHelpMenu(QMenu &menu, QMainWindow &window, const std::function<QString()> &pack);

} // namespace muster
