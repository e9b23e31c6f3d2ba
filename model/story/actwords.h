// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/act.h"

namespace muster::words {

/// What a player does with dice, as a button or a menu names it: "Prepare encounter", "Resolve PEF 2".
QString title(const Act &act);

} // namespace muster::words
