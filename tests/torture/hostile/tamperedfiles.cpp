// SPDX-License-Identifier: MIT
#include "tests/torture/forge.h"
#include "tests/torture/hostile.h"
#include "tests/torture/look.h"
#include "tests/torture/luck.h"

#include <QFile>
#include <QtEndian>

#include <sys/stat.h>

namespace muster::torture {

using namespace Qt::StringLiterals;

namespace {

using Path = const QString &;

constexpr auto newEntries = "CREATE TABLE entries (number INTEGER PRIMARY KEY NOT NULL, kind TEXT NOT NULL, "
                            "content TEXT NOT NULL, previous BLOB NOT NULL, hash BLOB NOT NULL%1) STRICT";

/// Moves the log to a table with additions of its own.
void rebuildEntries(Path path, const QString &more)
{
    const QString columns = u"number, kind, content, previous, hash"_s;
    alter(path,
          {u"ALTER TABLE entries RENAME TO old"_s, QString::fromLatin1(newEntries).arg(more),
           u"INSERT INTO entries (%1) SELECT %1 FROM old"_s.arg(columns), u"DROP TABLE old"_s});
}

/// Replaces the log by a view with endless rows.
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

/// Edits the schema, so that the values of the table no longer have the declared types.
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

namespace {

void edit(Path path, qsizetype at, const QByteArray &bytes)
{
    putBytes(path, bytesOf(path).replace(at, bytes.size(), bytes));
}

void fillWithChance(Path path)
{
    Luck luck(11);
    QByteArray bytes(40000, '\0');
    for (char &byte : bytes)
        byte = static_cast<char>(luck.below(256));
    putBytes(path, bytes);
}

void linkTo(Path path, Path target)
{
    QFile::remove(path);
    QFile::link(target, path);
}

void makeFolder(Path path)
{
    QFile::remove(path);
    mkdir(QFile::encodeName(path).constData(), 0700);
}

void makePipe(Path path)
{
    QFile::remove(path);
    mkfifo(QFile::encodeName(path).constData(), 0600);
}

/// Makes the file gigabytes long after a correct header.
void makeHuge(Path path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || !file.resize(3LL * 1024 * 1024 * 1024))
        qFatal("%s", qUtf8Printable(file.errorString()));
}

} // namespace

std::vector<HostileFile> thingsOnTheDisk()
{
    using enum FileTrouble;
    return {
        {u"nothing there"_s, [](Path path) { QFile::remove(path); }, Missing},
        {u"0 bytes"_s, [](Path path) { putBytes(path, {}); }, NotOurs},
        {u"99 bytes"_s, [](Path path) { putBytes(path, bytesOf(path).left(99)); }, NotOurs},
        {u"the header and nothing else"_s, [](Path path) { putBytes(path, bytesOf(path).left(100)); }, Damaged},
        {u"half of it"_s, [](Path path) { putBytes(path, bytesOf(path).left(bytesOf(path).size() / 2)); }, Damaged},
        {u"a letter"_s, [](Path path) { putBytes(path, QByteArray("Dear Star, this is no database.\n").repeated(20)); },
         NotOurs},
        {u"bytes as if encrypted"_s, fillWithChance, NotOurs},
        {u"a folder"_s, makeFolder, NotAFile},
        {u"a pipe"_s, makePipe, NotAFile},
        {u"a link to a folder"_s, [](Path path) { linkTo(path, u"/"_s); }, NotAFile},
        {u"a link to itself"_s, [](Path path) { linkTo(path, path); }, Missing},
        {u"an endless device"_s, [](Path path) { linkTo(path, u"/dev/zero"_s); }, NotAFile},
        {u"3 GB, nearly all holes"_s, makeHuge, NotOurs},
        {u"another program's database"_s, [](Path path) { edit(path, 68, "Geo!"); }, NotOurs},
        {u"a newer format"_s, [](Path path) { edit(path, 60, QByteArray("\0\0\0\x63", 4)); }, Newer},
        {u"format 0"_s, [](Path path) { edit(path, 60, QByteArray(4, '\0')); }, Damaged},
        {u"a format below nothing"_s, [](Path path) { edit(path, 60, QByteArray(4, '\xff')); }, Newer},
        {u"in WAL mode"_s, [](Path path) { edit(path, 18, QByteArray(2, '\2')); }, Damaged},
        {u"in UTF-16"_s, [](Path path) { edit(path, 56, QByteArray("\0\0\0\2", 4)); }, Damaged},
        {u"pages of 1,000 bytes"_s, [](Path path) { edit(path, 16, "\x03\xe8"); }, Damaged},
        {u"pages of 512 bytes"_s, [](Path path) { edit(path, 16, QByteArray("\2\0", 2)); }, Damaged},
    };
}

} // namespace muster::torture
