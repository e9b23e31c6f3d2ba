// SPDX-License-Identifier: MIT
#include "model/storage/connection.h"

#include "model/storage/files.h"
#include "model/texts.h"

#include <QSqlError>
#include <QUrl>
#include <QUuid>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Returns the trouble for a result code (https://www.sqlite.org/rescode.html); the low byte is the kind.
FileTrouble troubleOf(int code)
{
    if (code == 1032) // READONLY_DBMOVED
        return FileTrouble::Replaced;
    switch (code & 0xff) {
    case 5: // BUSY
    case 6: // LOCKED
        return FileTrouble::Locked;
    case 3: // PERM
    case 8: // READONLY
    case 14: // CANTOPEN
        return FileTrouble::ReadOnly;
    case 13: // FULL
        return FileTrouble::Full;
    case 11: // CORRUPT
    case 26: // NOTADB
        return FileTrouble::Damaged;
    default:
        return FileTrouble::Failed;
    }
}

[[noreturn]] void fail(const QSqlError &error, const QString &path)
{
    const int code = error.nativeErrorCode().toInt();
    const FileTrouble trouble = troubleOf(code);
    // Only this trouble needs SQLite's text: the others are explained fully, and it is rare enough to be looked up.
    const QString detail = trouble == FileTrouble::Failed ? FileText::tr("(%1)").arg(error.text()) : QString();
    throw StorageFault{fileProblem(trouble, path, detail), code};
}

constexpr int readOnlyRollback = 776; ///< SQLite: a write was interrupted, and rolling it back needs the right to write

struct Setting {
    QString pragma;
    QString wanted;
    QVariant reads; ///< what it must read back as
};

const std::vector<Setting> &settings()
{
    static const std::vector<Setting> all = {
        {u"trusted_schema"_s, u"OFF"_s, 0}, {u"cell_size_check"_s, u"ON"_s, 1},
        {u"foreign_keys"_s, u"ON"_s, 1},    {u"mmap_size"_s, u"0"_s, 0},
        {u"busy_timeout"_s, u"500"_s, 500}, {u"locking_mode"_s, u"NORMAL"_s, u"normal"_s},
        {u"synchronous"_s, u"EXTRA"_s, 3},  {u"journal_mode"_s, u"DELETE"_s, u"delete"_s},
    };
    return all;
}

} // namespace

QString addressOf(const QString &path, FileAccess access)
{
    return u"file:%1?mode=%2"_s.arg(QString::fromLatin1(QUrl::toPercentEncoding(path, "/")),
                                    access == FileAccess::ReadOnly ? u"ro"_s : u"rw"_s);
}

Connection::Connection(const QString &path, Access access)
    : m_path(path)
    , m_name(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    try {
        open(access);
    } catch (const StorageFault &fault) {
        if (access == Access::ReadWrite || fault.sqliteCode != readOnlyRollback)
            throw;
        // Nothing else is ever changed in a file before it is read.
        const Connection rollingBack(path, Access::ReadWrite);
        open(access);
    }
}

void Connection::open(Access access)
{
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name);
    database.setDatabaseName(addressOf(m_path, access));
    database.setConnectOptions(u"QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=500"_s
                               + (access == Access::ReadOnly ? u";QSQLITE_OPEN_READONLY"_s : QString()));
    try {
        if (!database.open())
            fail(database.lastError(), m_path);
        for (const auto &[pragma, wanted, reads] : settings()) {
            run(u"PRAGMA %1 = %2"_s.arg(pragma, wanted));
            if (value(u"PRAGMA "_s + pragma) != reads)
                muster::fail(FileTrouble::Failed, m_path, u"(%1)"_s.arg(pragma));
        }
        value(u"PRAGMA application_id"_s); // rolls back a write that was interrupted, or fails because it may not
    } catch (const StorageFault &) {
        database = {};
        QSqlDatabase::removeDatabase(m_name);
        throw;
    }
}

Connection::~Connection()
{
    QSqlDatabase::database(m_name, false).close();
    QSqlDatabase::removeDatabase(m_name);
}

QSqlQuery Connection::run(const QString &sql, const QVariantList &values)
{
    Q_ASSERT(sql.count(u'?') == values.size());
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        fail(query.lastError(), m_path);
    for (const QVariant &bound : values)
        query.addBindValue(bound);
    if (!query.exec())
        fail(query.lastError(), m_path);
    return query;
}

QVariant Connection::value(const QString &sql)
{
    QSqlQuery query = run(sql);
    if (!query.next()) {
        if (query.lastError().isValid())
            fail(query.lastError(), m_path);
        return {};
    }
    return query.value(0);
}

Transaction::Transaction(Connection &connection, Kind kind)
    : m_connection(connection)
{
    m_connection.run(kind == Kind::Write ? u"BEGIN IMMEDIATE"_s : u"BEGIN"_s);
}

Transaction::~Transaction()
{
    if (!m_isOpen)
        return;
    try {
        m_connection.run(u"ROLLBACK"_s);
    } catch (const StorageFault &) {
        // SQLite has often rolled back by itself after a failed statement.
    }
}

void Transaction::commit()
{
    m_connection.run(u"COMMIT"_s);
    m_isOpen = false;
}

const Migrations &migrations()
{
    // In the exact text that SQLite stores, which checkSchema() compares.
    static const Migrations list = {
        {
            // The log. Undo adds an entry too.
            u"CREATE TABLE entries (number INTEGER PRIMARY KEY NOT NULL, kind TEXT NOT NULL, content TEXT NOT NULL, "
            "previous BLOB NOT NULL, hash BLOB NOT NULL) STRICT"_s,
            // A copy of its last entry, so that a log that has lost its end is noticed.
            u"CREATE TABLE ending (id INTEGER PRIMARY KEY NOT NULL, number INTEGER NOT NULL, hash BLOB NOT NULL) STRICT"_s,
            // The drafts, if any: a report being filled in, an act whose dice are being rolled.
            u"CREATE TABLE draft (id INTEGER PRIMARY KEY NOT NULL, content TEXT NOT NULL, hash BLOB NOT NULL) STRICT"_s,
        },
        // The contents of pictures, keyed by the hash that a step in the log names.
        {u"CREATE TABLE pictures (sha256 BLOB PRIMARY KEY NOT NULL, content BLOB NOT NULL) STRICT, WITHOUT ROWID"_s},
        // No table, because the log already has the steps of abandoned courses and now also marks them.
        {},
    };
    return list;
}

int formatVersion()
{
    return static_cast<int>(migrations().size());
}

void migrate(Connection &connection, const Migrations &list)
{
    for (auto format = connection.value(u"PRAGMA user_version"_s).toUInt(); format < list.size(); ++format) {
        for (const QString &statement : list[format])
            connection.run(statement);
        connection.run(u"PRAGMA user_version = %1"_s.arg(format + 1));
    }
    connection.run(u"PRAGMA application_id = %1"_s.arg(applicationId));
}

void checkSchema(Connection &connection)
{
    QStringList tables;
    const auto format = connection.value(u"PRAGMA user_version"_s).toUInt();
    for (std::size_t i = 0; i < format; ++i)
        tables += migrations()[i];
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
