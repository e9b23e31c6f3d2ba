// SPDX-License-Identifier: MIT
#include "model/storage/schema.h"

#include "model/storage/connection.h"
#include "model/storage/fault.h"
#include "model/texts.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Their text is as SQLite keeps it.
QStringList tablesOfTheLog()
{
    return {
        // The log: only ever added to. Taking back is an entry too.
        u"CREATE TABLE entries (number INTEGER PRIMARY KEY NOT NULL, kind TEXT NOT NULL, content TEXT NOT NULL, "
        "previous BLOB NOT NULL, hash BLOB NOT NULL) STRICT"_s,
        // Its last entry once more, so that a log that has lost its end is noticed.
        u"CREATE TABLE ending (id INTEGER PRIMARY KEY NOT NULL, number INTEGER NOT NULL, hash BLOB NOT NULL) STRICT"_s,
        // What is half done, if anything is: a report being filled in, an act whose dice are being rolled.
        u"CREATE TABLE draft (id INTEGER PRIMARY KEY NOT NULL, content TEXT NOT NULL, hash BLOB NOT NULL) STRICT"_s,
    };
}

/// The contents of pictures, by the hash that a step of the log names.
QStringList tablesOfPictures()
{
    return {u"CREATE TABLE pictures (sha256 BLOB PRIMARY KEY NOT NULL, content BLOB NOT NULL) STRICT, WITHOUT ROWID"_s};
}

} // namespace

const std::vector<Migration> &migrations()
{
    static const std::vector<Migration> list = {
        {1, u"The log of what was done, its ending, and the draft of a report"_s, tablesOfTheLog()},
        {2, u"The pictures"_s, tablesOfPictures()},
        // No table of their own: the log has their steps, and now says which they are.
        {3, u"The courses that were left"_s, {}},
    };
    return list;
}

int formatVersion()
{
    return migrations().back().version;
}

void migrate(Connection &connection, const std::vector<Migration> &list)
{
    const int present = connection.value(u"PRAGMA user_version"_s).toInt();
    for (const Migration &migration : list) {
        if (migration.version <= present)
            continue;
        for (const QString &statement : migration.statements)
            connection.run(statement);
        connection.run(u"PRAGMA user_version = %1"_s.arg(migration.version));
    }
    connection.run(u"PRAGMA application_id = %1"_s.arg(applicationId));
}

void checkSchema(Connection &connection)
{
    QStringList tables;
    const int format = connection.value(u"PRAGMA user_version"_s).toInt();
    for (const Migration &migration : migrations()) {
        if (migration.version <= format)
            tables += migration.statements;
    }
    QStringList found;
    QSqlQuery query = connection.run(u"SELECT type, sql FROM sqlite_schema ORDER BY rowid"_s);
    while (query.next()) {
        if (query.value(0).toString() != u"table"_s)
            found.push_back(query.value(0).toString());
        found.push_back(query.value(1).toString());
    }
    if (found != tables)
        fail(FileTrouble::Damaged, connection.path(), FileText::tr("Its tables are not those of a Muster campaign."));
}

} // namespace muster
