// SPDX-License-Identifier: MIT
#include "tests/torture/forge.h"

#include "model/storage/connection.h"
#include "model/storage/files.h"
#include "model/storage/log.h"
#include "tests/torture/look.h"

#include <QFile>
#include <QSqlError>

#include <functional>

namespace muster::torture {

using namespace Qt::StringLiterals;

namespace {

void inOneGo(const QString &path, const std::function<void(Connection &)> &work)
{
    try {
        Connection connection(path, Connection::Access::ReadWrite);
        Transaction transaction(connection);
        work(connection);
        transaction.commit();
    } catch (const StorageFault &fault) {
        qFatal("%s", qUtf8Printable(fault.problem.text));
    }
}

/// Adds an entry with any bytes as its content, which need not be UTF-8.
void addBytes(Connection &connection, const Entry &entry)
{
    Entry blank = entry;
    blank.content = "-";
    addEntries(connection, {blank});
    connection.run(u"UPDATE entries SET content = CAST(? AS TEXT) WHERE number = ?"_s, {entry.content, entry.number});
}

void forge(const QString &path, EntryKind kind, const std::vector<QByteArray> &contents)
{
    inOneGo(path, [&](Connection &connection) {
        Ending ending = readEnding(connection);
        for (const QByteArray &content : contents) {
            const Entry entry = linkTo(ending, kind, content);
            addBytes(connection, entry);
            ending = entry.ending();
        }
    });
}

} // namespace

void forgeSteps(const QString &path, const std::vector<QByteArray> &contents)
{
    forge(path, EntryKind::Step, contents);
}

void forgePosition(const QString &path, const QByteArray &content)
{
    forge(path, EntryKind::Position, {content});
}

void forgeDraft(const QString &path, const QByteArray &content)
{
    inOneGo(path, [&](Connection &connection) { writeDraftRow(connection, draftRow(content)); });
}

void forgeFounding(const QString &path, const QByteArray &content)
{
    inOneGo(path, [&](Connection &connection) {
        connection.run(u"DELETE FROM entries"_s);
        connection.run(u"DELETE FROM draft"_s);
        addBytes(connection, linkTo({}, EntryKind::Step, content));
    });
}

void alter(const QString &path, const QStringList &statements)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"alter"_s);
        database.setDatabaseName(path);
        if (!database.open())
            qFatal("%s", qUtf8Printable(database.lastError().text()));
        for (const QString &statement : statements) {
            QSqlQuery query(database);
            if (!query.exec(statement))
                qFatal("%s: %s", qUtf8Printable(statement), qUtf8Printable(query.lastError().text()));
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(u"alter"_s);
}

void leaveHalfWritten(const QString &path)
{
    const QString copy = path + u".copy"_s;
    putBytes(copy, bytesOf(path));
    {
        Connection connection(copy, Connection::Access::ReadWrite);
        connection.run(u"PRAGMA cache_size = 1"_s); // writes pages before the transaction ends
        const Transaction transaction(connection);
        connection.run(u"UPDATE entries SET content = content || zeroblob(5000)"_s);
        putBytes(path, bytesOf(copy));
        putBytes(path + u"-journal"_s, bytesOf(copy + u"-journal"_s));
    }
    QFile::remove(copy);
}

} // namespace muster::torture
