// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

/// What the rules call those of a band: the street skirmish has neither Star nor Grunts (R81).
namespace muster::words {

QString star(const Pack &pack); ///< "Star", "Leader"
QString grunt(const Pack &pack); ///< "Grunt", "figure"
QString grunts(const Pack &pack); ///< "Grunts", "figures"

} // namespace muster::words
