// SPDX-License-Identifier: MIT
#pragma once

#include "rules/odds/distribution.h"

namespace muster {

struct ActivityTables;

/// Returns the odds of the total number of enemies from PEFs still to be resolved, seen one after the other by a party
/// of this size. Each A on the way raises the EAL (R13); no PEF splits. The enemy's leader is one of the number (R24)
/// and does not change it.
Distribution contactOdds(const ActivityTables &tables, int eal, int party, int pefs);

} // namespace muster
