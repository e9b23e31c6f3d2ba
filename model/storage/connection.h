// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/files.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

#include <vector>

namespace muster {

/// A connection to a campaign file. Its settings, which make the file survive a power cut, are read back after they are
/// made. Every statement is checked, and a failure throws a StorageFault. The file must exist: nothing here creates
/// one. If a program was killed during a write, that write is rolled back first, even for reading.
class Connection
{
public:
    using Access = FileAccess;

    Connection(const QString &path, Access access);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// Runs one statement, with one value for each question mark.
    QSqlQuery run(const QString &sql, const QVariantList &values = {});
    /// Returns the first column of the first row; invalid if there is no row.
    QVariant value(const QString &sql);

    const QString &path() const { return m_path; }

private:
    void open(Access access);

    QString m_path;
    QString m_name;
};

/// Returns a URI for SQLite with a mode, because a plain name would create a file that has just been deleted.
QString addressOf(const QString &path, FileAccess access);

/// Runs work. Returns false if damage to the file ended it.
template<typename Work>
bool worksUnlessDamaged(const Work &work)
{
    try {
        work();
    } catch (const StorageFault &fault) {
        if (fault.problem.trouble != FileTrouble::Damaged)
            throw;
        return false;
    }
    return true;
}

/// A transaction: BEGIN IMMEDIATE, and ROLLBACK unless it is committed. (QSqlDatabase::transaction() begins a deferred
/// one, which notices too late that another program is writing.) A transaction that only reads keeps others from
/// writing meanwhile.
class Transaction
{
public:
    enum class Kind : std::uint8_t { Write, Read };
    explicit Transaction(Connection &connection, Kind kind = Kind::Write);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    /// Commits. This may throw although everything was stored, so read the file again before reporting a failure to the
    /// player.
    void commit();

private:
    Connection &m_connection;
    bool m_isOpen = true;
};

/// "Must" in ASCII, in the header of every campaign file.
inline constexpr quint32 applicationId = 0x4d757374;

/// For each format from 1 on, the statements that lead to it from the one before. Released ones are never edited.
using Migrations = std::vector<QStringList>;

/// Returns all migrations. A new file runs them all from format 0.
const Migrations &migrations();

/// Returns the newest format, which this version writes.
int formatVersion();

/// Runs the missing migrations inside the caller's transaction.
void migrate(Connection &connection, const Migrations &list = migrations());

/// Checks whether the schema is exactly, to the letter, as the migrations up to the file's format create it: a view
/// disguised as a table, an added trigger or a CHECK could do anything. Throws a StorageFault.
void checkSchema(Connection &connection);

} // namespace muster
