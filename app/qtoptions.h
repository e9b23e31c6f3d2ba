// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace muster {

/// Returns the arguments without the options that every Qt program takes (-platform, -style, -reverse …), in any place
/// and with one dash or two. QApplication reads those itself.
QStringList withoutQtOptions(const QStringList &arguments);

/// Returns whether the arguments tell Qt where to show windows, so that the environment need not have a display.
bool choosePlatform(const QStringList &arguments);

} // namespace muster
