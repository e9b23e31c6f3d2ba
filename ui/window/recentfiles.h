// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace muster::recentfiles {

/// The campaigns opened last, the newest first; files that are gone are left out.
QStringList all();

void add(const QString &path);

} // namespace muster::recentfiles
