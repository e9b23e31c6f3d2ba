// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/grid.h"
#include "rules/encounter/section.h"
#include "rules/table/rollon.h"

#include <optional>
#include <vector>

namespace muster {

struct TerrainDeal {
    Terrain terrain = Terrain::Clear;
    bool buildings = false;
    bool road = false;
    bool river = false;
};

/// What lies in a section, in one kind of country.
struct Land {
    RollTable<TerrainDeal> terrain;
    RollTable<int> buildings; ///< how many, in a section that has any
};

/// Where a river can be forded.
enum class Fording : std::uint8_t { Nowhere, Half, Everywhere };

struct RiverTables {
    DiceTotal width; ///< inches
    RollTable<Fording> fords; ///< nowhere: there is a bridge
    int lake = 0; ///< the section of the books' table where a river is a lake

    /// 0 where there is none (R95).
    int lakeOn(const Grid &grid) const { return grid.isUsual() ? lake : grid.centre(); }
};

/// The table's sections (Swordplay p. 25, Chain Reaction 3.0 p. 21). Rules with but one kind of country have one land.
struct TerrainTables {
    std::optional<RollTable<Country>> country;
    std::vector<Land> lands; ///< by Country
    std::optional<RollTable<Road>> roads;
    std::optional<RiverTables> rivers;

    const Land &land(std::optional<Country> wanted) const
    {
        return lands[wanted ? static_cast<std::size_t>(*wanted) : 0];
    }
};

} // namespace muster
