// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <functional>

namespace muster {

/// Where the program's own chance begins each time: the system's, which nobody can foretell.
quint64 freshSeed();
/// The seeds come from here from now on, so that what was done by chance can be done again; null gives it back to the
/// system.
void takeSeedsFrom(std::function<quint64()> source);

} // namespace muster
