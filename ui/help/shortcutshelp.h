// SPDX-License-Identifier: MIT
#pragma once

#include "ui/help/helpwindow.h"

class QMainWindow;

namespace muster {

/// What the keyboard does in this window, read off its menus, its actions and its widgets.
QList<HelpChapter> shortcutsOf(QMainWindow &window);

void showShortcuts(QMainWindow &window);

} // namespace muster
