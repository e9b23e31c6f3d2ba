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

/// The terrain tables of one kind of country.
struct Land {
    RollTable<TerrainDeal> terrain;
    RollTable<int> buildings; ///< number of buildings, in a section that has any
};

/// The part of a river that can be forded.
enum class Fording : std::uint8_t { Nowhere, Half, Everywhere };

struct RiverTables {
    DiceTotal width; ///< in inches
    RollTable<Fording> fords; ///< a river that can be forded nowhere has a bridge
    int lake = 0; ///< section of a nine-section table in which a river is a lake

    /// Returns the section in which a river is a lake; 0 if there is none (R95).
    int lakeOn(const Grid &grid) const { return grid.isUsual() ? lake : grid.centre(); }
};

/// The tables for the sections (Swordplay p. 25, Chain Reaction 3.0 p. 21). Rules with only one kind of country have
/// one entry in `lands`.
struct TerrainTables {
    std::optional<RollTable<Country>> country;
    std::vector<Land> lands; ///< indexed by Country
    std::optional<RollTable<Road>> roads;
    std::optional<RiverTables> rivers;

    const Land &land(std::optional<Country> wanted) const
    {
        return lands[wanted ? static_cast<std::size_t>(*wanted) : 0];
    }
};

} // namespace muster
