// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/section.h"
#include "rules/encounter/terraintables.h"

#include <algorithm>
#include <set>
#include <vector>

namespace muster {

/// The water of a section as a single word, for the player's input.
enum class Water : std::uint8_t { None, Ford, HalfFord, Bridge, Lake };

inline Water waterOf(const std::optional<River> &river)
{
    if (!river)
        return Water::None;
    if (river->lake)
        return Water::Lake;
    if (river->bridge)
        return Water::Bridge;
    return river->half ? Water::HalfFord : Water::Ford;
}

inline std::optional<River> riverOf(Water water, int width)
{
    switch (water) {
    case Water::None:
        return std::nullopt;
    case Water::Lake:
        return River{width, true, std::nullopt, false};
    case Water::Ford:
    case Water::HalfFord:
    case Water::Bridge:
        break;
    }
    return River{width, false, water != Water::Bridge, water == Water::Bridge, water == Water::HalfFord};
}

/// Returns the kinds of water that a section can have in these rules (R46).
inline std::vector<Water> watersIn(const RiverTables &rivers, int section, const Grid &grid = {})
{
    if (section == rivers.lakeOn(grid))
        return {Water::None, Water::Lake};
    const bool half =
        std::ranges::any_of(rivers.fords.rows, [](const auto &row) { return row.outcome == Fording::Half; });
    if (half)
        return {Water::None, Water::Ford, Water::HalfFord, Water::Bridge};
    return {Water::None, Water::Ford, Water::Bridge};
}

/// Returns the terrains that can be rolled up.
inline std::set<Terrain> terrainsOf(const TerrainTables &tables)
{
    std::set<Terrain> terrains;
    for (const Land &land : tables.lands) {
        for (const TableRow<TerrainDeal> &row : land.terrain.rows)
            terrains.insert(row.outcome.terrain);
    }
    return terrains;
}

} // namespace muster
