// SPDX-License-Identifier: MIT
#include "rules/pack/readers.h"

#include "rules/pack/namedplace.h"
#include "rules/pack/objectreader.h"
#include "rules/pack/readrolltable.h"

namespace muster {

HowMany readHowMany(ObjectReader &row)
{
    return {row.word<HowMany::Base>(QStringLiteral("base")), row.whole(QStringLiteral("plus"), -9, 9, 0),
            row.whole(QStringLiteral("least"), 1, 9, 1), row.whole(QStringLiteral("leastMore"), 0, 9, 0)};
}

PefMoves readPefMoves(const JsonPlace &place)
{
    const auto readStride = [](ObjectReader &row) {
        return PefStride{row.word<PefMove>(QStringLiteral("move")), row.whole(QStringLiteral("inches"), 0, 48, 0)};
    };
    PefMoves moves;
    ObjectReader byPassed(place);
    for (std::size_t passed = 1; passed <= 2; ++passed) {
        ObjectReader tables(byPassed.at(QString::number(passed)));
        moves[passed - 1][0] = readRollTable<PefStride>(tables.at(QStringLiteral("alone")), readStride);
        moves[passed - 1][1] = readRollTable<PefStride>(tables.at(QStringLiteral("others")), readStride);
    }
    return moves;
}

void readActivity(const JsonPlace &file, Pack &pack)
{
    ObjectReader tables(file);
    ActivityTables &activity = pack.activity.emplace();
    ObjectReader byEal(tables.at(QStringLiteral("pefResolution")));
    for (int eal = lowestEal; eal <= highestEal; ++eal) {
        const QString key = QString::number(eal);
        activity.letters[static_cast<std::size_t>(eal - 1)] =
            readRollTable<PefLetter>(byEal.at(key, QStringLiteral("EAL %1").arg(key)),
                                     [](ObjectReader &row) { return row.word<PefLetter>(QStringLiteral("letter")); });
    }
    activity.howMany = readRollTable<HowMany>(tables.at(QStringLiteral("howMany")), readHowMany);
    activity.pefMoves = readPefMoves(tables.at(QStringLiteral("pefMovement")));
    ObjectReader nonPlayers(tables.at(QStringLiteral("nonPlayerMovement")));
    for (std::size_t passed = 0; passed <= 2; ++passed)
        activity.nonPlayerMoves[passed] = nonPlayers.word<NonPlayerMove>(QString::number(passed));
}

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
            item.fault(Fault::NoArmyList, item.value());
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
            reader.place().fault(Fault::ListWithoutNumbers, quoted(list.id));
    }
}

GroupMoves readGroupMoves(const JsonPlace &place)
{
    GroupMoves moves{};
    ObjectReader byPassed(place);
    for (std::size_t passed = 0; passed <= 2; ++passed) {
        ObjectReader row(byPassed.at(QString::number(passed)));
        moves[passed] = {row.word<GroupMove>(QStringLiteral("otherwise")),
                         row.word<GroupMove>(QStringLiteral("outnumbering"))};
    }
    return moves;
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
    patrol.groupMoves = readGroupMoves(reader.at(QStringLiteral("groupMovement")));
    patrol.scouting = readScouting(reader.at(QStringLiteral("scouting")));
}

void readCalendar(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    CalendarTables &calendar = pack.calendar.emplace();
    calendar.encounterOn = reader.whole(QStringLiteral("encounterOn"), 2, 12);
    calendar.monthsLastTurns = reader.whole(QStringLiteral("monthsLastTurns"), 1, 4);
    calendar.travelTurns = reader.whole(QStringLiteral("travelTurns"), 1, 24);
}

void readChain(const JsonPlace &file, Pack &pack)
{
    ObjectReader tables(file);
    ChainTables &chain = pack.chain.emplace();
    ObjectReader links(tables.at(QStringLiteral("nextEncounter")));
    for (const EncounterKind kind : {EncounterKind::Patrol, EncounterKind::RaidAttack, EncounterKind::RaidDefend}) {
        ObjectReader outcomes(links.at(slug(kind)));
        for (const Outcome outcome : {Outcome::Success, Outcome::Failure}) {
            ObjectReader link(outcomes.at(slug(outcome)));
            chain.links[static_cast<std::size_t>(kind)][static_cast<std::size_t>(outcome)] = {
                link.word<EncounterKind>(QStringLiteral("encounter")), link.whole(QStringLiteral("eal"), -4, 4)};
        }
    }
    chain.objectiveBuildings = readCounts(tables.at(QStringLiteral("objectiveBuildings")));
    chain.raidTime = readRollTable<TimeOfDay>(tables.at(QStringLiteral("raidTime")), [](ObjectReader &row) {
        return row.word<TimeOfDay>(QStringLiteral("time"));
    });
}

} // namespace muster
