// SPDX-License-Identifier: MIT
#include "tests/torture/forge.h"
#include "tests/torture/hostile.h"
#include "tests/torture/look.h"

#include <QFile>

namespace muster::torture {

using namespace Qt::StringLiterals;

namespace {

using Path = const QString &;

constexpr auto newEntries = "CREATE TABLE entries (number INTEGER PRIMARY KEY NOT NULL, kind TEXT NOT NULL, "
                            "content TEXT NOT NULL, previous BLOB NOT NULL, hash BLOB NOT NULL%1) STRICT";

/// The log moved into a table that does something of its own.
void rebuildEntries(Path path, const QString &more)
{
    const QString columns = u"number, kind, content, previous, hash"_s;
    alter(path,
          {u"ALTER TABLE entries RENAME TO old"_s, QString::fromLatin1(newEntries).arg(more),
           u"INSERT INTO entries (%1) SELECT %1 FROM old"_s.arg(columns), u"DROP TABLE old"_s});
}

/// Whoever reads from it never comes to an end.
void endlessView(Path path)
{
    alter(path,
          {u"DROP TABLE entries"_s,
           u"CREATE VIEW entries AS WITH RECURSIVE n(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM n) "
           "SELECT number, 'step' AS kind, '{}' AS content, x'00' AS previous, x'00' AS hash FROM n"_s});
}

void checkBomb(Path path)
{
    rebuildEntries(path, u", CHECK (length(hex(zeroblob(1000000))) > 0 AND length(hex(zeroblob(1000001))) > 0)"_s);
}

/// The table's text is edited, and what is in it no longer has the types that it promises.
void wrongTypes(Path path)
{
    alter(path,
          {u"PRAGMA writable_schema = ON"_s,
           u"UPDATE sqlite_schema SET sql = replace(sql, ' STRICT', '') WHERE name = 'entries'"_s});
    alter(path,
          {u"UPDATE entries SET content = 42, hash = 'no hash' WHERE number = 2"_s, u"PRAGMA writable_schema = ON"_s,
           u"UPDATE sqlite_schema SET sql = sql || ' STRICT' WHERE name = 'entries'"_s});
}

void junkJournal(Path path)
{
    putBytes(path + u"-journal"_s, QByteArray("This is no journal. ").repeated(500));
}

} // namespace

std::vector<HostileFile> tamperedDatabases()
{
    using enum FileTrouble;
    return {
        {u"an endless view for the log"_s, endlessView, Damaged},
        {u"a trigger"_s,
         [](Path path) { alter(path, {u"CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM entries; END"_s}); },
         Damaged},
        {u"a generated column"_s,
         [](Path path) { rebuildEntries(path, u", more TEXT AS (hex(zeroblob(100000000))) VIRTUAL"_s); }, Damaged},
        {u"a CHECK that takes its time"_s, checkBomb, Damaged},
        {u"an extra table"_s, [](Path path) { alter(path, {u"CREATE TABLE more (x)"_s}); }, Damaged},
        {u"a missing table"_s, [](Path path) { alter(path, {u"DROP TABLE draft"_s}); }, Damaged},
        {u"an extra index"_s, [](Path path) { alter(path, {u"CREATE INDEX i ON entries (kind)"_s}); }, Damaged},
        {u"SQLite's own statistics"_s,
         [](Path path) {
             alter(path, {u"CREATE INDEX i ON entries (kind)"_s, u"ANALYZE"_s, u"DROP INDEX i"_s});
         },
         Damaged},
        {u"wrong types"_s, wrongTypes, Damaged},
        {u"a step left out"_s, [](Path path) { alter(path, {u"DELETE FROM entries WHERE number = 3"_s}); }, Damaged},
        {u"the last step left out"_s,
         [](Path path) { alter(path, {u"DELETE FROM entries WHERE number = (SELECT max(number) FROM entries)"_s}); },
         Damaged},
        {u"no ending"_s, [](Path path) { alter(path, {u"DELETE FROM ending"_s}); }, Damaged},
        {u"two endings"_s,
         [](Path path) { alter(path, {u"INSERT INTO ending SELECT 2, number, hash FROM ending"_s}); },
         {}},
        {u"two drafts"_s,
         [](Path path) { alter(path, {u"INSERT INTO draft SELECT 2, content, hash FROM draft"_s}); },
         {}},
        {u"no steps at all"_s,
         [](Path path) {
             alter(path, {u"DELETE FROM entries"_s, u"DELETE FROM ending"_s});
         },
         Damaged},
        {u"a longer service"_s,
         [](Path path) {
             alter(path, {u"UPDATE entries SET content = replace(content, '\"months\":0', '\"months\":9')"_s});
         },
         Damaged},
        {u"no hashes"_s, [](Path path) { alter(path, {u"UPDATE entries SET hash = x'', previous = x''"_s}); }, Damaged},
        {u"a junk journal beside it"_s, junkJournal, {}},
        {u"a write cut short, its journal beside it"_s, leaveHalfWritten, {}},
    };
}

} // namespace muster::torture
