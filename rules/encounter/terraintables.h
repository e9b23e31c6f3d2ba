// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/section.h"
#include "rules/table/rolltable.h"

namespace muster {

struct TerrainDeal {
    Terrain terrain = Terrain::Clear;
    bool buildings = false;
};

/// What lies in a section of the table (Swordplay p. 25).
struct TerrainTables {
    RollTable<TerrainDeal> terrain;
    RollTable<int> buildings; ///< how many, in a section that has any
};

} // namespace muster
