// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/activitytables.h"
#include "rules/slug.h"
#include "rules/table/rolltable.h"

#include <QJsonArray>
#include <QJsonObject>

namespace muster {

/// Returns a roll table for `muster rules`; `say` returns the JSON of a row's outcome.
template<typename Outcome, typename Say>
QJsonObject tableJson(const QString &id, const RollTable<Outcome> &table, Say say)
{
    using namespace Qt::StringLiterals;
    QJsonArray rows;
    for (const TableRow<Outcome> &row : table.rows)
        rows.append(QJsonObject{{u"from"_s, row.from}, {u"to"_s, row.to}, {u"outcome"_s, say(row.outcome)}});
    return {{u"id"_s, id}, {u"dice"_s, table.dice}, {u"sides"_s, table.sides}, {u"rows"_s, rows}};
}

/// Returns a value of a closed set.
template<typename E>
QJsonValue wordJson(const E &outcome)
{
    return QJsonValue(QString(slug(outcome)));
}

inline QJsonValue howManyJson(const HowMany &row)
{
    using namespace Qt::StringLiterals;
    return QJsonObject{{u"base"_s, slug(row.base)}, {u"plus"_s, row.plus}, {u"least"_s, row.least}};
}

inline QJsonValue strideJson(const PefStride &row)
{
    using namespace Qt::StringLiterals;
    return QJsonObject{{u"move"_s, slug(row.move)}, {u"inches"_s, row.inches}};
}

} // namespace muster
