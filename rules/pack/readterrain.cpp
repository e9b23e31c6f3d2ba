// SPDX-License-Identifier: MIT
#include "rules/pack/readers.h"
#include "rules/pack/readrolltable.h"

namespace muster {

void readTerrain(const JsonPlace &file, Pack &pack)
{
    ObjectReader tables(file);
    TerrainTables &land = pack.terrain.emplace();
    land.terrain = readRollTable<TerrainDeal>(tables.at(QStringLiteral("terrain")), [](ObjectReader &row) {
        return TerrainDeal{row.word<Terrain>(QStringLiteral("terrain")), row.flag(QStringLiteral("buildings"), false)};
    });
    land.buildings = readCounts(tables.at(QStringLiteral("buildings")));
}

} // namespace muster
