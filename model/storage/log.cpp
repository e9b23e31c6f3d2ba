// SPDX-License-Identifier: MIT
#include "model/storage/log.h"

#include "model/storage/connection.h"
#include "model/storage/fault.h"
#include "model/texts.h"

#include <QCryptographicHash>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

bool isNextLink(const Entry &entry, const Ending &before)
{
    return entry.number == before.number + 1 && entry.previous == before.hash && entry.hash == hashOf(entry);
}

/// Text is read as the bytes that were hashed: as a string, broken UTF-8 would be mended on the way.
void readEntries(Connection &connection, Log &log)
{
    QSqlQuery rows =
        connection.run(u"SELECT number, kind, CAST(content AS BLOB), previous, hash FROM entries ORDER BY number"_s);
    while (rows.next()) {
        Entry entry{rows.value(0).toInt(), rows.value(1).toString(), rows.value(2).toByteArray(),
                    rows.value(3).toByteArray(), rows.value(4).toByteArray()};
        if (!isNextLink(entry, log.ending)) {
            log.flaw = FileText::tr("Entry %1 of its log has been altered.").arg(log.ending.number + 1);
            return;
        }
        log.ending = {entry.number, entry.hash};
        log.entries.push_back(std::move(entry));
    }
    if (readEnding(connection) != log.ending)
        log.flaw = FileText::tr("The end of its log is missing.");
}

} // namespace

Log readLog(Connection &connection)
{
    Log log;
    try {
        readEntries(connection, log);
    } catch (const StorageFault &fault) {
        if (fault.problem.trouble != FileTrouble::Damaged)
            throw;
        log.flaw = FileText::tr("Entry %1 of its log cannot be read.").arg(log.ending.number + 1);
    }
    return log;
}

namespace {

void writeEnding(Connection &connection, const Entry &last)
{
    connection.run(u"INSERT OR REPLACE INTO ending (id, number, hash) VALUES (1, ?, ?)"_s, {last.number, last.hash});
}

} // namespace

void addEntry(Connection &connection, const Entry &entry)
{
    addEntries(connection, {entry});
}

void addEntries(Connection &connection, const std::vector<Entry> &entries)
{
    std::vector<QVariantList> rows;
    rows.reserve(entries.size());
    for (const Entry &entry : entries)
        rows.push_back({entry.number, entry.kind, QString::fromUtf8(entry.content), entry.previous, entry.hash});
    connection.runForEach(u"INSERT INTO entries (number, kind, content, previous, hash) VALUES (?, ?, ?, ?, ?)"_s,
                          rows);
    if (!entries.empty())
        writeEnding(connection, entries.back());
}

Ending readEnding(Connection &connection)
{
    QSqlQuery row = connection.run(u"SELECT number, hash FROM ending WHERE id = 1"_s);
    if (!row.next())
        return {};
    return {row.value(0).toInt(), row.value(1).toByteArray()};
}

DraftRow draftRow(const QByteArray &content)
{
    return {content, QCryptographicHash::hash(content, QCryptographicHash::Sha256)};
}

std::optional<DraftRow> readDraftRow(Connection &connection)
{
    // Whatever its id is by now: one that a bad bit has renumbered would otherwise go without a word.
    QSqlQuery row = connection.run(u"SELECT CAST(content AS BLOB), hash FROM draft ORDER BY id LIMIT 1"_s);
    if (!row.next())
        return std::nullopt;
    return DraftRow{row.value(0).toByteArray(), row.value(1).toByteArray()};
}

void writeDraftRow(Connection &connection, const std::optional<DraftRow> &row)
{
    connection.run(u"DELETE FROM draft"_s);
    if (row)
        connection.run(u"INSERT INTO draft (id, content, hash) VALUES (1, ?, ?)"_s,
                       {QString::fromUtf8(row->content), row->hash});
}

} // namespace muster
