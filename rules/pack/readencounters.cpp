// SPDX-License-Identifier: MIT
//
// terrain.json, rivers.json, chain.json, activity.json, patrol.json, recovery.json and calendar.json.
#include "rules/pack/readers.h"

namespace muster {

static void fields(ObjectReader &field, DiceTotal &total)
{
    field.dice(total.dice, total.sides);
    field("plus", total.plus, -9, 9);
}

static void fields(ObjectReader &field, TerrainDeal &deal)
{
    field("terrain", deal.terrain);
    field(optional("buildings"), deal.buildings);
    field(optional("road"), deal.road);
    field(optional("river"), deal.river);
    if (deal.road && !field.pack().terrain->roads)
        field.place().fault(Fault::RoadWithoutRoads);
    if (deal.river && !field.pack().terrain->rivers)
        field.place().fault(Fault::RiverWithoutRivers);
}

static void fields(ObjectReader &field, Land &land)
{
    field("terrain", land.terrain);
    field("buildings", land.buildings, "count", 1, 9);
}

static void fields(ObjectReader &field, RiverTables &rivers)
{
    // The width is rolled for, or a fixed number of inches.
    ObjectReader width(field.at("width"));
    if (width.has("inches")) {
        rivers.width.dice = 0;
        width("inches", rivers.width.plus, 1, 48);
    } else {
        fields(width, rivers.width);
    }
    ObjectReader(field.at("fords")).rolledBy(rivers.fords, [](ObjectReader &row, Fording &fording) {
        bool fordable = false;
        bool half = false;
        row("fordable", fordable);
        if (fordable)
            row(optional("half"), half);
        fording = !fordable ? Fording::Nowhere : half ? Fording::Half : Fording::Everywhere;
    });
    field("lake", rivers.lake, 1, 9);
}

void fields(ObjectReader &field, TerrainTables &tables)
{
    field("roads", tables.roads, "road");
    field("rivers", tables.rivers);
    field("country", tables.country, "country");
    if (!tables.country) {
        fields(field, tables.lands.emplace_back());
        return;
    }
    ObjectReader lands(field.at("lands"));
    for (const QString &country : slugList<Country>())
        lands(country, tables.lands.emplace_back());
}

void readRivers(ObjectReader &field, Pack &pack)
{
    if (pack.terrain)
        fields(field, pack.terrain->rivers.emplace());
    else
        field.place().fault(Fault::RiversWithoutTerrain);
}

static void fields(ObjectReader &field, ChainLink &link)
{
    field("encounter", link.next);
    field("eal", link.ealChange, -4, 4);
}

void fields(ObjectReader &field, ChainTables &chain)
{
    field("nextEncounter", chain.links);
    field("objectiveBuildings", chain.objectiveBuildings, "count", 1, 9);
    field("raidTime", chain.raidTime, "time");
}

static void fields(ObjectReader &field, HowMany &number)
{
    field("base", number.base);
    field(optional("plus"), number.plus, -9, 9);
    field(optional("least"), number.least, 1, 9);
    field(optional("leastMore"), number.leastMore, 0, 9);
}

static void fields(ObjectReader &field, PefStride &stride)
{
    field("move", stride.move);
    field(optional("inches"), stride.inches, 0, 48);
}

namespace {

/// Reads a table of letters for each number from `first`. `step` is what faults call each: EAL 1.
template<typename Letter, std::size_t size>
void readLetters(const JsonPlace &place, const QString &step, int first, std::array<RollTable<Letter>, size> &tables)
{
    ObjectReader byNumber(place);
    for (RollTable<Letter> &table : tables) {
        const QString number = QString::number(first++);
        ObjectReader(byNumber.at(number, step.arg(number))).rolled(table, "letter");
    }
}

void readPefMoves(ObjectReader &field, PefMoves &moves)
{
    field("pefMovement", moves, QStringList{QStringLiteral("alone"), QStringLiteral("others")});
}

} // namespace

void fields(ObjectReader &field, ActivityTables &activity)
{
    readLetters(field.at("pefResolution"), QStringLiteral("EAL %1"), lowestEal, activity.letters);
    field("howMany", activity.howMany);
    readPefMoves(field, activity.pefMoves);
    field("nonPlayerMovement", activity.nonPlayerMoves);
}

static void fields(ObjectReader &field, ForceTables &force)
{
    for (const NumbersPrint print : {NumbersPrint::Page, NumbersPrint::Sheet})
        field(QString(slug(print)), force.total[print]);
    field("leader", force.leader, "leader");
}

static void fields(ObjectReader &field, Gathering &gathering)
{
    fields(field, gathering.number);
    field(optional("groups"), gathering.groups, 1, 3);
}

static void fields(ObjectReader &field, GatheringTable &table)
{
    for (const JsonPlace &item : field.items("lists")) {
        const QString list = item.text();
        item.demand(list, Fault::NoArmyList);
        for (const GatheringTable &before : field.pack().patrol->howMany) {
            if (before.lists.contains(list))
                item.fault(Fault::Twice, quoted(list));
        }
        table.lists.append(list);
    }
    field.rolled(table.rows);
}

static void fields(ObjectReader &field, ScoutingTables &scouting)
{
    field("values", scouting.values, 0, 6);
    field("found", scouting.found);
}

void fields(ObjectReader &field, PatrolTables &patrol)
{
    readLetters(field.at("composition"), QStringLiteral("%1 resolved"), 0, patrol.composition);
    field("mainBody", patrol.mainBody);
    field("stragglers", patrol.stragglers);
    field("leaderRep", patrol.leaderRep, 1, highestRep);
    field("howMany", patrol.howMany, "howMany");
    QStringList named;
    for (const GatheringTable &table : patrol.howMany)
        named += table.lists;
    for (const ArmyList &list : field.pack().lists) {
        if (!named.contains(list.id))
            field.place().fault(Fault::ListWithoutNumbers, quoted(list.id));
    }
    readPefMoves(field, patrol.pefMoves);
    field("groupMovement", patrol.groupMoves, QStringList{QStringLiteral("otherwise"), QStringLiteral("outnumbering")});
    field("scouting", patrol.scouting);
}

static void fields(ObjectReader &field, RecoveryRow &row)
{
    field("fate", row.fate);
    field(optional("rep"), row.repChange, -3, 0);
}

void fields(ObjectReader &field, RecoveryTable &table)
{
    field("recovery", table.rows, QStringList{slug(Fate::OutOfTheFight), slug(Fate::RanAway)});
}

void fields(ObjectReader &field, CalendarTables &calendar)
{
    field("encounterOn", calendar.encounterOn, 2, 12);
    field("monthsLastTurns", calendar.monthsLastTurns, 1, 4);
    field("travelTurns", calendar.travelTurns, 1, 24);
}

} // namespace muster
