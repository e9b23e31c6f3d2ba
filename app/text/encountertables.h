// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonArray>

namespace muster {

struct PatrolTables;
struct TerrainTables;

/// What lies on the table.
void appendTerrain(const TerrainTables &terrain, QJsonArray &tables);

/// PEFs with Reps, whom they hide, and scouting.
void appendPatrol(const PatrolTables &patrol, QJsonArray &tables);

} // namespace muster
