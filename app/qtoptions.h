// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace muster {

/// The arguments without the options that every Qt program takes (-platform, -style, -reverse …), wherever they stand and
/// with one dash or two. QApplication reads those itself.
QStringList withoutQtOptions(const QStringList &arguments);

/// Whether they tell Qt where windows are shown, so that no display of the surroundings is needed.
bool choosePlatform(const QStringList &arguments);

} // namespace muster
