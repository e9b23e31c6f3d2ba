// SPDX-License-Identifier: MIT
#include "app/text/packjson.h"
#include "rules/pack/slugs.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

template<typename Outcome, typename Say>
QJsonObject tableJson(const QString &id, const RollTable<Outcome> &table, Say say)
{
    QJsonArray rows;
    for (const TableRow<Outcome> &row : table.rows)
        rows.append(QJsonObject{{u"from"_s, row.from}, {u"to"_s, row.to}, {u"outcome"_s, say(row.outcome)}});
    return {{u"id"_s, id}, {u"dice"_s, table.dice}, {u"sides"_s, table.sides}, {u"rows"_s, rows}};
}

QJsonValue number(int value)
{
    return value;
}

QJsonValue terrain(const TerrainDeal &deal)
{
    return QJsonObject{{u"terrain"_s, slug(deal.terrain)}, {u"buildings"_s, deal.buildings}};
}

QJsonValue howMany(const HowMany &row)
{
    return QJsonObject{{u"base"_s, slug(row.base)}, {u"plus"_s, row.plus}, {u"least"_s, row.least}};
}

QJsonValue stride(const PefStride &row)
{
    return QJsonObject{{u"move"_s, slug(row.move)}, {u"inches"_s, row.inches}};
}

/// The encounter chain and recovery go by what happened, not by a sum of dice; a row for each case.
QJsonObject chainJson(const ChainTables &chain)
{
    QJsonArray rows;
    for (const EncounterKind last : {EncounterKind::Patrol, EncounterKind::RaidAttack, EncounterKind::RaidDefend}) {
        for (const Outcome outcome : {Outcome::Success, Outcome::Failure}) {
            const ChainLink &link = chain.after(last, outcome);
            rows.append(QJsonObject{{u"last"_s, slug(last)},
                                    {u"outcome"_s, slug(outcome)},
                                    {u"encounter"_s, slug(link.next)},
                                    {u"eal_change"_s, link.ealChange}});
        }
    }
    return {{u"id"_s, u"next-encounter"_s}, {u"rows"_s, rows}};
}

QJsonObject recoveryJson(const RecoveryTable &table)
{
    QJsonArray rows;
    for (int passed = 0; passed <= 2; ++passed) {
        for (const Fate fate : {Fate::OutOfTheFight, Fate::RanAway}) {
            const RecoveryRow &row = table.at(passed, fate);
            rows.append(QJsonObject{{u"passed"_s, passed},
                                    {u"fate"_s, slug(fate)},
                                    {u"outcome"_s, slug(row.fate)},
                                    {u"rep_change"_s, row.repChange}});
        }
    }
    return {{u"id"_s, u"recovery"_s}, {u"rows"_s, rows}};
}

template<typename E>
QJsonValue word(const E &outcome)
{
    return slug(outcome);
}

void appendActivity(const ActivityTables &activity, QJsonArray &tables)
{
    tables.append(tableJson(u"how-many"_s, activity.howMany, howMany));
    for (int eal = lowestEal; eal <= highestEal; ++eal)
        tables.append(tableJson(u"pef-letter-eal-%1"_s.arg(eal), activity.lettersAt(eal), word<PefLetter>));
    for (std::size_t passed = 0; passed < activity.pefMoves.size(); ++passed) {
        const auto &moves = activity.pefMoves[passed];
        tables.append(tableJson(u"pef-move-passed-%1"_s.arg(passed + 1), moves[0], stride));
        tables.append(tableJson(u"pef-move-passed-%1-others"_s.arg(passed + 1), moves[1], stride));
    }
}

} // namespace

QJsonArray packTablesJson(const Pack &pack)
{
    QJsonArray tables;
    if (pack.terrain) {
        tables.append(tableJson(u"terrain"_s, pack.terrain->lands[0].terrain, terrain));
        tables.append(tableJson(u"buildings"_s, pack.terrain->lands[0].buildings, number));
    }
    if (pack.chain) {
        tables.append(tableJson(u"objective-buildings"_s, pack.chain->objectiveBuildings, number));
        tables.append(tableJson(u"raid-time"_s, pack.chain->raidTime, word<TimeOfDay>));
        tables.append(chainJson(*pack.chain));
    }
    if (pack.activity)
        appendActivity(*pack.activity, tables);
    if (pack.recovery)
        tables.append(recoveryJson(*pack.recovery));
    return tables;
}

} // namespace muster
