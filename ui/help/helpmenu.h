// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

class QMainWindow;
class QMenu;

namespace muster {

/// Rulings, shortcuts, explanations and what the program is. `pack` is asked whose rulings come first.
void fillHelpMenu(QMenu &menu, QMainWindow &window, const std::function<QString()> &pack);

} // namespace muster
