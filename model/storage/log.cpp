// SPDX-License-Identifier: MIT
#include "model/storage/log.h"

#include "model/json/stepjson.h"
#include "model/storage/connection.h"
#include "model/storage/files.h"
#include "model/texts.h"

#include <QCryptographicHash>

namespace muster {

using namespace Qt::StringLiterals;

QString nameOf(EntryKind kind)
{
    switch (kind) {
    case EntryKind::Step:
        return u"step"_s;
    case EntryKind::Position:
        return u"position"_s;
    case EntryKind::Course:
        return u"course"_s;
    case EntryKind::Branch:
        return u"branch"_s;
    }
    Q_UNREACHABLE();
}

std::optional<EntryKind> entryKind(const QString &name)
{
    for (const EntryKind kind : {EntryKind::Step, EntryKind::Position, EntryKind::Course, EntryKind::Branch}) {
        if (name == nameOf(kind))
            return kind;
    }
    return std::nullopt;
}

QByteArray keyIn(const std::vector<Entry> &entries)
{
    const bool isBranch = entries.size() > 1 && entries[1].kind == nameOf(EntryKind::Branch);
    return entries.empty() ? QByteArray() : entries[isBranch ? 1 : 0].hash;
}

QByteArray hashOf(const Entry &entry)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(entry.previous);
    hash.addData(QByteArray::number(entry.number) + '\n' + entry.kind.toUtf8() + '\n');
    hash.addData(entry.content);
    return hash.result();
}

Entry linkTo(const Ending &ending, EntryKind kind, const QByteArray &content)
{
    Entry entry{ending.number + 1, nameOf(kind), content, ending.hash, {}};
    entry.hash = hashOf(entry);
    return entry;
}

namespace {

bool isNextLink(const Entry &entry, const Ending &before)
{
    return entry.number == before.number + 1 && entry.previous == before.hash && entry.hash == hashOf(entry);
}

/// Reads the entries. Text is read as the bytes that were hashed, because a conversion to QString would repair broken
/// UTF-8.
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
    // Any id is accepted: a row whose id was changed by a flipped bit would otherwise be lost without notice.
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

namespace {

void leave(LogIndex &outline, std::size_t by)
{
    const std::size_t undone = outline.steps.size() - outline.inForce;
    if (undone > 0)
        outline.left.push_back({outline.steps.back(), outline.inForce, undone, by});
    outline.steps.resize(outline.inForce);
}

void addStep(LogIndex &outline, std::size_t place)
{
    leave(outline, place);
    outline.before[place] = outline.steps.empty() ? place : outline.steps.back();
    outline.steps.push_back(place);
    ++outline.inForce;
}

bool goTo(LogIndex &outline, const Entry &entry)
{
    const Result<std::size_t> position = readPosition(entry.content);
    if (!position || *position > outline.steps.size())
        return false;
    outline.inForce = *position;
    return true;
}

bool leaveCourse(LogIndex &outline, const Entry &entry, std::size_t place)
{
    if (outline.inForce == outline.steps.size() || !readCourse(entry.content))
        return false;
    leave(outline, place);
    return true;
}

/// Applies an entry to the outline. Returns false if the entry is not valid.
bool follow(const Entry &entry, std::size_t place, LogIndex &outline)
{
    const auto kind = entryKind(entry.kind);
    if (!kind)
        return false;
    switch (*kind) {
    case EntryKind::Step:
        addStep(outline, place);
        return true;
    case EntryKind::Position:
        return goTo(outline, entry);
    case EntryKind::Course:
        return leaveCourse(outline, entry, place);
    case EntryKind::Branch:
        return place == 1;
    }
    Q_UNREACHABLE();
}

} // namespace

LogIndex logIndexOf(const std::vector<Entry> &entries)
{
    LogIndex outline;
    outline.before.resize(entries.size());
    for (std::size_t place = 0; place < entries.size(); ++place) {
        if (follow(entries[place], place, outline))
            continue;
        outline.flaw = FileText::tr("Entry %1 of its log is not valid.").arg(entries[place].number);
        break;
    }
    return outline;
}

std::vector<std::size_t> LogIndex::wayTo(std::size_t last, std::size_t count) const
{
    std::vector<std::size_t> way(count);
    for (auto place = way.rbegin(); place != way.rend(); ++place) {
        *place = last;
        last = before[last];
    }
    return way;
}

} // namespace muster
