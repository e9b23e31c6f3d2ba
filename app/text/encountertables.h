// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonArray>

namespace muster {

struct PatrolTables;
struct TerrainTables;

/// Appends the terrain tables.
void appendTerrain(const TerrainTables &terrain, QJsonArray &tables);

/// Appends the tables for PEFs with Reps, the enemies they turn out to be, and scouting.
void appendPatrol(const PatrolTables &patrol, QJsonArray &tables);

} // namespace muster
