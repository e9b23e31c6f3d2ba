// SPDX-License-Identifier: MIT
#include "rules/pack/readers.h"
#include "rules/pack/readrolltable.h"

namespace muster {

namespace {

RollTable<TerrainDeal> readDeals(const JsonPlace &place, const TerrainTables &tables)
{
    return readRollTable<TerrainDeal>(place, [&](ObjectReader &row) {
        const TerrainDeal deal{row.word<Terrain>(QStringLiteral("terrain")),
                               row.flag(QStringLiteral("buildings"), false), row.flag(QStringLiteral("road"), false),
                               row.flag(QStringLiteral("river"), false)};
        if (deal.road && !tables.roads)
            row.place().fault(Fault::RoadWithoutRoads);
        if (deal.river && !tables.rivers)
            row.place().fault(Fault::RiverWithoutRivers);
        return deal;
    });
}

Land readLand(ObjectReader &reader, const TerrainTables &tables)
{
    return {readDeals(reader.at(QStringLiteral("terrain")), tables),
            readCounts(reader.at(QStringLiteral("buildings")))};
}

RollTable<Country> readCountry(const JsonPlace &place)
{
    return readRollTable<Country>(place,
                                  [](ObjectReader &row) { return row.word<Country>(QStringLiteral("country")); });
}

RollTable<Road> readRoads(const JsonPlace &place)
{
    return readRollTable<Road>(place, [](ObjectReader &row) { return row.word<Road>(QStringLiteral("road")); });
}

RiverTables readRivers(const JsonPlace &place)
{
    ObjectReader reader(place);
    return {readTotal(reader.at(QStringLiteral("width"))),
            readFlags(reader.at(QStringLiteral("fords")), QStringLiteral("fordable")),
            reader.whole(QStringLiteral("lake"), 1, 9)};
}

} // namespace

void readTerrain(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    TerrainTables &tables = pack.terrain.emplace();
    if (reader.has(QStringLiteral("roads")))
        tables.roads = readRoads(reader.at(QStringLiteral("roads")));
    if (reader.has(QStringLiteral("rivers")))
        tables.rivers = readRivers(reader.at(QStringLiteral("rivers")));
    if (!reader.has(QStringLiteral("country"))) {
        tables.lands.push_back(readLand(reader, tables));
        return;
    }
    tables.country = readCountry(reader.at(QStringLiteral("country")));
    ObjectReader lands(reader.at(QStringLiteral("lands")));
    for (const Country country : {Country::Clear, Country::Woods, Country::Mountains}) {
        ObjectReader land(lands.at(slug(country)));
        tables.lands.push_back(readLand(land, tables));
    }
}

} // namespace muster
