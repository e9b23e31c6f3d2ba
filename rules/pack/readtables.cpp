// SPDX-License-Identifier: MIT
#include "rules/pack/readers.h"
#include "rules/pack/readrolltable.h"

namespace muster {

namespace {

template<typename E>
QString slugKey(E value)
{
    return slug(value);
}

RollTable<int> readCounts(const JsonPlace &place)
{
    return readRollTable<int>(place, [](ObjectReader &row) { return row.whole(QStringLiteral("count"), 1, 9); });
}

void readSetup(ObjectReader &tables, Pack &pack)
{
    pack.terrain = readRollTable<TerrainDeal>(tables.at(QStringLiteral("terrain")), [](ObjectReader &row) {
        return TerrainDeal{row.word<Terrain>(QStringLiteral("terrain")), row.flag(QStringLiteral("buildings"), false)};
    });
    pack.buildings = readCounts(tables.at(QStringLiteral("buildings")));
    pack.objectiveBuildings = readCounts(tables.at(QStringLiteral("objectiveBuildings")));
    pack.raidTime = readRollTable<TimeOfDay>(tables.at(QStringLiteral("raidTime")), [](ObjectReader &row) {
        return row.word<TimeOfDay>(QStringLiteral("time"));
    });
}

void readChain(const JsonPlace &place, Pack &pack)
{
    ObjectReader chain(place);
    for (const EncounterKind kind : {EncounterKind::Patrol, EncounterKind::RaidAttack, EncounterKind::RaidDefend}) {
        ObjectReader outcomes(chain.at(slugKey(kind)));
        for (const Outcome outcome : {Outcome::Success, Outcome::Failure}) {
            ObjectReader link(outcomes.at(slugKey(outcome)));
            pack.chain[static_cast<std::size_t>(kind)][static_cast<std::size_t>(outcome)] = {
                link.word<EncounterKind>(QStringLiteral("encounter")), link.whole(QStringLiteral("eal"), -4, 4)};
        }
    }
}

void readContact(ObjectReader &tables, Pack &pack)
{
    ObjectReader byEal(tables.at(QStringLiteral("pefResolution")));
    for (int eal = lowestEal; eal <= highestEal; ++eal) {
        const QString key = QString::number(eal);
        pack.pefLetters[static_cast<std::size_t>(eal - 1)] =
            readRollTable<PefLetter>(byEal.at(key, QStringLiteral("EAL %1").arg(key)),
                                     [](ObjectReader &row) { return row.word<PefLetter>(QStringLiteral("letter")); });
    }
    pack.howMany = readRollTable<HowMany>(tables.at(QStringLiteral("howMany")), [](ObjectReader &row) {
        return HowMany{row.word<HowMany::Base>(QStringLiteral("base")), row.whole(QStringLiteral("plus"), -9, 9, 0),
                       row.whole(QStringLiteral("least"), 1, 9, 1), row.whole(QStringLiteral("leastMore"), 0, 9, 0)};
    });
}

void readMovement(ObjectReader &tables, Pack &pack)
{
    const auto readStride = [](ObjectReader &row) {
        return PefStride{row.word<PefMove>(QStringLiteral("move")), row.whole(QStringLiteral("inches"), 0, 48, 0)};
    };
    ObjectReader byPassed(tables.at(QStringLiteral("pefMovement")));
    for (std::size_t passed = 1; passed <= 2; ++passed) {
        ObjectReader tablesOfPassed(byPassed.at(QString::number(passed)));
        auto &moves = pack.pefMoves[passed - 1];
        moves[0] = readRollTable<PefStride>(tablesOfPassed.at(QStringLiteral("alone")), readStride);
        moves[1] = readRollTable<PefStride>(tablesOfPassed.at(QStringLiteral("others")), readStride);
    }
    ObjectReader nonPlayers(tables.at(QStringLiteral("nonPlayerMovement")));
    for (std::size_t passed = 0; passed <= 2; ++passed)
        pack.nonPlayerMoves[passed] = nonPlayers.word<NonPlayerMove>(QString::number(passed));
}

void readRecovery(const JsonPlace &place, Pack &pack)
{
    ObjectReader byPassed(place);
    for (std::size_t passed = 0; passed <= 2; ++passed) {
        ObjectReader fates(byPassed.at(QString::number(passed)));
        for (const Fate fate : {Fate::OutOfTheFight, Fate::RanAway}) {
            ObjectReader row(fates.at(slugKey(fate)));
            pack.recovery[passed][fate == Fate::RanAway ? 1 : 0] = {row.word<Recovered>(QStringLiteral("fate")),
                                                                    row.whole(QStringLiteral("rep"), -3, 0, 0)};
        }
    }
}

} // namespace

void readTables(const JsonPlace &file, Pack &pack)
{
    ObjectReader tables(file);
    readSetup(tables, pack);
    readChain(tables.at(QStringLiteral("nextEncounter")), pack);
    readContact(tables, pack);
    readMovement(tables, pack);
    readRecovery(tables.at(QStringLiteral("recovery")), pack);
}

} // namespace muster
