// SPDX-License-Identifier: MIT
#include "app/text/encountertables.h"

#include "app/text/tablejson.h"
#include "rules/encounter/patroltables.h"
#include "rules/encounter/terraintables.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QJsonValue dealJson(const TerrainDeal &deal)
{
    QJsonObject json{{u"terrain"_s, slug(deal.terrain)}, {u"buildings"_s, deal.buildings}};
    if (deal.road)
        json[u"road"_s] = true;
    if (deal.river)
        json[u"river"_s] = true;
    return json;
}

template<typename Plain>
QJsonValue plain(const Plain &value)
{
    return value;
}

void appendLand(const Land &land, const QString &suffix, QJsonArray &tables)
{
    tables.append(tableJson(u"terrain"_s + suffix, land.terrain, dealJson));
    tables.append(tableJson(u"buildings"_s + suffix, land.buildings, plain<int>));
}

QJsonValue fordingJson(Fording fording)
{
    return fording == Fording::Half ? QJsonValue(u"half"_s) : QJsonValue(fording == Fording::Everywhere);
}

QJsonObject totalJson(const DiceTotal &total)
{
    return {{u"dice"_s, total.dice}, {u"sides"_s, total.sides}, {u"plus"_s, total.plus}};
}

/// Appends the tables of a force; the dice for its number have two printed versions.
void appendForce(const QString &id, const ForceTables &force, QJsonArray &tables)
{
    tables.append(QJsonObject{{u"id"_s, id + u"-number"_s},
                              {u"page"_s, totalJson(force.total[NumbersPrint::Page])},
                              {u"sheet"_s, totalJson(force.total[NumbersPrint::Sheet])}});
    tables.append(tableJson(id + u"-leader"_s, force.leader, plain<bool>));
}

QJsonObject scoutingJson(const ScoutingTables &scouting)
{
    QJsonArray values;
    for (const auto &[terrain, id] : slugTable<Terrain>)
        values.append(QJsonObject{{u"terrain"_s, QString(id)}, {u"value"_s, scouting.values[terrain]}});
    QJsonArray rows;
    for (int passed = 0; passed <= 2; ++passed)
        rows.append(QJsonObject{{u"passed"_s, passed}, {u"outcome"_s, slug(scouting.found.of(passed))}});
    return {{u"id"_s, u"scouting"_s}, {u"values"_s, values}, {u"rows"_s, rows}};
}

} // namespace

void appendTerrain(const TerrainTables &terrain, QJsonArray &tables)
{
    if (!terrain.country) {
        appendLand(terrain.lands.front(), {}, tables);
        return;
    }
    tables.append(tableJson(u"country"_s, *terrain.country, wordJson<Country>));
    for (const Country country : {Country::Clear, Country::Woods, Country::Mountains})
        appendLand(terrain.land(country), u'-' + slug(country), tables);
    if (terrain.roads)
        tables.append(tableJson(u"roads"_s, *terrain.roads, wordJson<Road>));
    if (terrain.rivers) {
        tables.append(QJsonObject{{u"id"_s, u"river-width"_s},
                                  {u"inches"_s, totalJson(terrain.rivers->width)},
                                  {u"lake"_s, terrain.rivers->lake}});
        tables.append(tableJson(u"river-fordable"_s, terrain.rivers->fords, fordingJson));
    }
}

void appendPatrol(const PatrolTables &patrol, QJsonArray &tables)
{
    for (std::size_t resolved = 0; resolved < patrol.composition.size(); ++resolved)
        tables.append(
            tableJson(u"pef-force-%1-resolved"_s.arg(resolved), patrol.composition[resolved], wordJson<PefForce>));
    appendForce(u"main-body"_s, patrol.mainBody, tables);
    appendForce(u"stragglers"_s, patrol.stragglers, tables);
    for (const GatheringTable &gathering : patrol.howMany) {
        const auto row = [](const Gathering &outcome) {
            QJsonObject json = howManyJson(outcome.number).toObject();
            json[u"groups"_s] = outcome.groups;
            return QJsonValue(json);
        };
        tables.append(tableJson(u"how-many-"_s + gathering.lists.join(u'-'), gathering.rows, row));
    }
    for (std::size_t passed = 0; passed < patrol.pefMoves.size(); ++passed) {
        const QString id = u"pef-move-by-rep-passed-%1"_s.arg(passed + 1);
        tables.append(tableJson(id, patrol.pefMoves[passed][0], strideJson));
        tables.append(tableJson(id + u"-others"_s, patrol.pefMoves[passed][1], strideJson));
    }
    tables.append(scoutingJson(patrol.scouting));
}

} // namespace muster
