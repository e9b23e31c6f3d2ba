// SPDX-License-Identifier: MIT
#include "app/text/encountertables.h"
#include "app/text/packjson.h"
#include "app/text/tablejson.h"
#include "rules/slug.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QJsonValue wholeNumber(int value)
{
    return value;
}

/// Returns the encounter chain, with a row for each case. Like recovery, it depends on events and not on a sum of dice.
QJsonObject chainJson(const ChainTables &chain)
{
    QJsonArray rows;
    for (const EncounterKind last : {EncounterKind::Patrol, EncounterKind::RaidAttack, EncounterKind::RaidDefend}) {
        for (const Outcome outcome : {Outcome::Success, Outcome::Failure}) {
            const ChainLink &link = chain.links[last][outcome];
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

void appendActivity(const ActivityTables &activity, QJsonArray &tables)
{
    tables.append(tableJson(u"how-many"_s, activity.howMany, howManyJson));
    for (int eal = lowestEal; eal <= highestEal; ++eal)
        tables.append(tableJson(u"pef-letter-eal-%1"_s.arg(eal), activity.lettersAt(eal), wordJson<PefLetter>));
    for (std::size_t passed = 0; passed < activity.pefMoves.size(); ++passed) {
        const auto &moves = activity.pefMoves[passed];
        tables.append(tableJson(u"pef-move-passed-%1"_s.arg(passed + 1), moves[0], strideJson));
        tables.append(tableJson(u"pef-move-passed-%1-others"_s.arg(passed + 1), moves[1], strideJson));
    }
}

} // namespace

QJsonArray packTablesJson(const Pack &pack)
{
    QJsonArray tables;
    if (pack.terrain)
        appendTerrain(*pack.terrain, tables);
    if (pack.chain) {
        tables.append(tableJson(u"objective-buildings"_s, pack.chain->objectiveBuildings, wholeNumber));
        tables.append(tableJson(u"raid-time"_s, pack.chain->raidTime, wordJson<TimeOfDay>));
        tables.append(chainJson(*pack.chain));
    }
    if (pack.activity)
        appendActivity(*pack.activity, tables);
    if (pack.patrol)
        appendPatrol(*pack.patrol, tables);
    if (pack.recovery)
        tables.append(recoveryJson(*pack.recovery));
    return tables;
}

} // namespace muster
