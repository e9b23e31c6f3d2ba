// SPDX-License-Identifier: MIT
#include "rules/pack/namedplace.h"
#include "rules/pack/readers.h"
#include "rules/pack/readrolltable.h"

namespace muster {

namespace {

void readComposition(const JsonPlace &place, PatrolTables &patrol)
{
    ObjectReader byResolved(place);
    for (std::size_t resolved = 0; resolved < patrol.composition.size(); ++resolved) {
        const QString key = QString::number(resolved);
        patrol.composition[resolved] =
            readRollTable<PefForce>(byResolved.at(key, QStringLiteral("%1 resolved").arg(key)),
                                    [](ObjectReader &row) { return row.word<PefForce>(QStringLiteral("letter")); });
    }
}

ForceTables readForce(const JsonPlace &place)
{
    ObjectReader reader(place);
    ForceTables force;
    for (const NumbersPrint print : {NumbersPrint::Page, NumbersPrint::Sheet})
        force.total[static_cast<std::size_t>(print)] = readTotal(reader.at(slug(print)));
    force.leader = readFlags(reader.at(QStringLiteral("leader")), QStringLiteral("leader"));
    return force;
}

QStringList readListIds(ObjectReader &reader, const Pack &pack, OnceOnly &seen)
{
    QStringList ids;
    for (const JsonPlace &item : reader.items(QStringLiteral("lists"), QStringLiteral("list"))) {
        const QString id = item.value().toString();
        if (!pack.list(id))
            item.fault(PackFault::tr("%1 is not an army list of this pack").arg(shown(item.value())));
        seen.note(item, id);
        ids.append(id);
    }
    return ids;
}

void readHowManyTables(ObjectReader &reader, const Pack &pack, PatrolTables &patrol)
{
    OnceOnly seen;
    QStringList named;
    for (const JsonPlace &item : reader.items(QStringLiteral("howMany"), QStringLiteral("howMany"))) {
        ObjectReader table(item);
        const QStringList ids = readListIds(table, pack, seen);
        patrol.howMany.push_back({ids, readRollTable<Gathering>(table, [](ObjectReader &row) {
                                      return Gathering{readHowMany(row), row.whole(QStringLiteral("groups"), 1, 3, 1)};
                                  })});
        named += ids;
    }
    for (const ArmyList &list : pack.lists) {
        if (!named.contains(list.id))
            reader.place().fault(PackFault::tr("no \"howMany\" names the list \"%1\"").arg(list.id));
    }
}

ScoutingTables readScouting(const JsonPlace &place)
{
    ObjectReader reader(place);
    ScoutingTables scouting;
    ObjectReader values(reader.at(QStringLiteral("values")));
    for (const Terrain terrain :
         {Terrain::Clear, Terrain::Woods, Terrain::Hill, Terrain::Rough, Terrain::WoodedHill, Terrain::Impassable})
        scouting.values[static_cast<std::size_t>(terrain)] = values.whole(slug(terrain), 0, 6);
    ObjectReader found(reader.at(QStringLiteral("found")));
    for (std::size_t passed = 0; passed <= 2; ++passed)
        scouting.found[passed] = found.word<Scouted>(QString::number(passed));
    return scouting;
}

} // namespace

void readPatrol(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    PatrolTables &patrol = pack.patrol.emplace();
    readComposition(reader.at(QStringLiteral("composition")), patrol);
    patrol.mainBody = readForce(reader.at(QStringLiteral("mainBody")));
    patrol.stragglers = readForce(reader.at(QStringLiteral("stragglers")));
    patrol.leaderRep = reader.whole(QStringLiteral("leaderRep"), 1, highestRep);
    readHowManyTables(reader, pack, patrol);
    patrol.pefMoves = readPefMoves(reader.at(QStringLiteral("pefMovement")));
    patrol.scouting = readScouting(reader.at(QStringLiteral("scouting")));
}

} // namespace muster
