// SPDX-License-Identifier: MIT
#pragma once

#include "tests/ui/everywhere/walk.h"

namespace muster::testing {

/// What only some rule sets have, and what a page shows on the way: who comes, the first edition's battles, the
/// Wasteland, the media, the stockpile, the street skirmish.
void visitRuleSets(const Walk &walk);

} // namespace muster::testing
