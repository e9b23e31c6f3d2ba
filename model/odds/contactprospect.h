// SPDX-License-Identifier: MIT
#pragma once

#include "rules/odds/distribution.h"

#include <QString>

namespace muster {

struct ActivityTables;

/// How many enemies to expect, and that in a sentence: "About 12 enemies for a party of 6. 9% chance of no enemy."
struct ContactProspect {
    Distribution enemies;
    QString sentence;
};

/// Of PEFs by the Enemy Activity Level.
ContactProspect contactProspect(const ActivityTables &tables, int eal, int party, int pefs);

} // namespace muster
