// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace muster::recentfiles {

/// The campaigns opened last, the newest first; files that are gone are left out.
QStringList all();

void add(const QString &path);

/// Whether the encounter of this step has gone to the table; remembered, so that a restart finds the same station lit.
bool playBegun(const QString &path, std::size_t step);
void beginPlay(const QString &path, std::size_t step);

} // namespace muster::recentfiles
