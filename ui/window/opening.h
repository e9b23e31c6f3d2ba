// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <memory>

namespace muster {

class MainWindow;

/// The first window of the program, on this campaign; on none where the path is empty. It is not shown yet, and wears
/// what the player chose. Two things that take their time are done side by side: reading the campaign, and asking the
/// desktop for its fonts.
std::unique_ptr<MainWindow> openWindow(const QString &path);

} // namespace muster
