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

RollTable<Fording> readFords(const JsonPlace &place)
{
    return readRollTable<Fording>(place, [](ObjectReader &row) {
        if (!row.flag(QStringLiteral("fordable")))
            return Fording::Nowhere;
        return row.flag(QStringLiteral("half"), false) ? Fording::Half : Fording::Everywhere;
    });
}

/// Reads a width that is rolled for or a fixed number of inches.
DiceTotal readWidth(const JsonPlace &place)
{
    const QString inches = QStringLiteral("inches");
    if (!place.value().toObject().contains(inches))
        return readTotal(place);
    ObjectReader reader(place);
    return {0, 6, reader.whole(inches, 1, 48)};
}

RiverTables readRivers(const JsonPlace &place)
{
    ObjectReader reader(place);
    return {readWidth(reader.at(QStringLiteral("width"))), readFords(reader.at(QStringLiteral("fords"))),
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

void readRivers(const JsonPlace &file, Pack &pack)
{
    if (pack.terrain)
        pack.terrain->rivers = readRivers(file);
    else
        file.fault(Fault::RiversWithoutTerrain);
}

} // namespace muster
