// SPDX-License-Identifier: MIT
#pragma once

#include "rules/odds/distribution.h"

namespace muster {

struct ActivityTables;

/// How many enemies the PEFs still to be resolved bring in all, seen one after the other by a party of this size. The
/// EAL rises with each A on the way (R13); no PEF splits. Their leader is one of the number (R24) and changes nothing.
Distribution contactOdds(const ActivityTables &tables, int eal, int party, int pefs);

} // namespace muster
