// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <memory>

namespace muster {

class MainWindow;

/// The campaign that the program starts with of itself: the one opened last, also where it is gone by now. Empty where there
/// was none, or the player wants none.
QString campaignAtStart();

/// The first window of the program, on this campaign; on none where the path is empty. It is not shown yet, and wears
/// what the player chose. The campaign is read on a thread of its own while the window is built.
std::unique_ptr<MainWindow> openWindow(const QString &path);

} // namespace muster
