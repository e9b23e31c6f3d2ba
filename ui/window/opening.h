// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <memory>

namespace muster {

class MainWindow;

/// The first window of the program, on this campaign; on none where the path is empty. It is not shown yet, and wears
/// what the player chose. The campaign is read on a thread of its own while the window is built.
std::unique_ptr<MainWindow> openWindow(const QString &path);

} // namespace muster
