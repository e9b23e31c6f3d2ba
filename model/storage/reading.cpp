// SPDX-License-Identifier: MIT
#include "model/storage/reading.h"

#include "model/storage/fault.h"
#include "model/storage/pictures.h"
#include "model/storage/schema.h"
#include "model/texts.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

constexpr int readOnlyRollback = 776; ///< SQLite: a write was cut short, and undoing it needs the right to write

/// The one thing that is done to a file before it is read: the journal that the killed program left undoes its write.
void undoHalfWrite(const QString &path)
{
    Connection(path, Connection::Access::ReadWrite).value(u"SELECT count(*) FROM sqlite_schema"_s);
}

bool isInOrder(Connection &connection, const QString &check)
{
    try {
        return connection.value(check).toString() == u"ok"_s;
    } catch (const StorageFault &fault) {
        if (fault.problem.trouble != FileTrouble::Damaged)
            throw;
        return false;
    }
}

bool hasPictures(Connection &connection)
{
    try {
        return holdsPictures(connection) && connection.value(u"SELECT 1 FROM pictures LIMIT 1"_s).isValid();
    } catch (const StorageFault &fault) {
        if (fault.problem.trouble != FileTrouble::Damaged)
            throw;
        return true;
    }
}

bool areLogPagesInOrder(Connection &connection)
{
    for (const QString &table : {u"sqlite_schema"_s, u"entries"_s, u"ending"_s, u"draft"_s}) {
        if (!isInOrder(connection, u"PRAGMA quick_check(%1)"_s.arg(table)))
            return false;
    }
    return true;
}

} // namespace

std::unique_ptr<Connection> connectTo(const QString &path, Connection::Access access)
{
    if (access == Connection::Access::ReadWrite)
        return std::make_unique<Connection>(path, access);
    try {
        auto connection = std::make_unique<Connection>(path, access);
        connection->value(u"PRAGMA application_id"_s);
        return connection;
    } catch (const StorageFault &fault) {
        if (fault.sqliteCode != readOnlyRollback)
            throw;
    }
    undoHalfWrite(path);
    return std::make_unique<Connection>(path, access);
}

bool arePagesInOrder(Connection &connection)
{
    return isInOrder(connection, u"PRAGMA quick_check(1)"_s);
}

Reading readRows(Connection &connection)
{
    // The header was looked at before a half write was undone.
    if (connection.value(u"PRAGMA application_id"_s).toUInt() != applicationId)
        fail(FileTrouble::NotOurs, connection.path());
    if (connection.value(u"PRAGMA user_version"_s).toInt() > formatVersion())
        fail(FileTrouble::Newer, connection.path());
    checkSchema(connection);

    Reading reading;
    // To look through all pages would be to read every picture.
    reading.sawAllPages = !hasPictures(connection);
    const bool inOrder = reading.sawAllPages ? arePagesInOrder(connection) : areLogPagesInOrder(connection);
    const bool hasOrphans = connection.value(u"PRAGMA foreign_key_check"_s).isValid();
    reading.log = readLog(connection);
    if (!reading.log.flaw.isEmpty())
        reading.flaw = reading.log.flaw;
    else if (!inOrder || hasOrphans)
        reading.flaw = FileText::tr("Its database pages are inconsistent.");
    return reading;
}

Reading readCampaign(Connection &connection)
{
    Reading reading = readRows(connection);
    reading.told = replay(reading.log.entries);
    if (!reading.told.flaw.isEmpty())
        reading.flaw = reading.told.flaw;
    else if (reading.flaw.isEmpty() && reading.told.book.inForce == 0)
        reading.flaw = FileText::tr("It is empty.");
    return reading;
}

} // namespace muster
