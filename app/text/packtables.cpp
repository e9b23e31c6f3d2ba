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
QJsonObject chainJson(const Pack &pack)
{
    QJsonArray rows;
    for (const EncounterKind last : {EncounterKind::Patrol, EncounterKind::RaidAttack, EncounterKind::RaidDefend}) {
        for (const Outcome outcome : {Outcome::Success, Outcome::Failure}) {
            const ChainLink &link = pack.chain[static_cast<std::size_t>(last)][static_cast<std::size_t>(outcome)];
            rows.append(QJsonObject{{u"last"_s, slug(last)},
                                    {u"outcome"_s, slug(outcome)},
                                    {u"encounter"_s, slug(link.next)},
                                    {u"eal_change"_s, link.ealChange}});
        }
    }
    return {{u"id"_s, u"next-encounter"_s}, {u"rows"_s, rows}};
}

QJsonObject recoveryJson(const Pack &pack)
{
    QJsonArray rows;
    for (std::size_t passed = 0; passed < pack.recovery.size(); ++passed) {
        for (const Fate fate : {Fate::OutOfTheFight, Fate::RanAway}) {
            const RecoveryRow &row = pack.recovery[passed][fate == Fate::RanAway ? 1 : 0];
            rows.append(QJsonObject{{u"passed"_s, static_cast<int>(passed)},
                                    {u"fate"_s, slug(fate)},
                                    {u"outcome"_s, slug(row.fate)},
                                    {u"rep_change"_s, row.repChange}});
        }
    }
    return {{u"id"_s, u"recovery"_s}, {u"rows"_s, rows}};
}

} // namespace

QJsonArray packTablesJson(const Pack &pack)
{
    const auto word = [](const auto &outcome) -> QJsonValue { return slug(outcome); };
    QJsonArray tables{tableJson(u"terrain"_s, pack.terrain, terrain), tableJson(u"buildings"_s, pack.buildings, number),
                      tableJson(u"objective-buildings"_s, pack.objectiveBuildings, number),
                      tableJson(u"raid-time"_s, pack.raidTime, word), tableJson(u"how-many"_s, pack.howMany, howMany)};
    for (std::size_t eal = 0; eal < pack.pefLetters.size(); ++eal)
        tables.append(tableJson(u"pef-letter-eal-%1"_s.arg(eal + 1), pack.pefLetters[eal], word));
    for (std::size_t passed = 0; passed < pack.pefMoves.size(); ++passed) {
        tables.append(tableJson(u"pef-move-passed-%1"_s.arg(passed + 1), pack.pefMoves[passed][0], stride));
        tables.append(tableJson(u"pef-move-passed-%1-others"_s.arg(passed + 1), pack.pefMoves[passed][1], stride));
    }
    tables.append(chainJson(pack));
    tables.append(recoveryJson(pack));
    return tables;
}

} // namespace muster
