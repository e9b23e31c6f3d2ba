// SPDX-License-Identifier: MIT
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

#include <vector>

namespace muster {

/// A connection to a campaign file. Its settings, which make the file survive a power cut, are read back after they are
/// made. Every statement is checked, and a failure throws a StorageFault. The file must exist: nothing here creates
/// one.
class Connection
{
public:
    enum class Access : std::uint8_t { ReadWrite, ReadOnly };

    Connection(const QString &path, Access access);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// Runs one statement, with one value for each question mark.
    QSqlQuery run(const QString &sql, const QVariantList &values = {});
    /// Runs the same statement once for each row of values.
    void runForEach(const QString &sql, const std::vector<QVariantList> &rows);
    /// Returns the first column of the first row; invalid if there is no row.
    QVariant value(const QString &sql);

    const QString &path() const { return m_path; }

    /// A setting that keepContract() makes and reads back.
    struct Setting {
        QString pragma;
        QString wanted;
        QVariant reads;
    };
    static const std::vector<Setting> &contract();

private:
    void keepContract();

    QString m_path;
    QString m_name;
};

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

/// A step from one format to the next. Released migrations are never edited.
struct Migration {
    int version = 0; ///< the format it leads to
    QString what;
    QStringList statements;
};

/// Returns all migrations in order. A new file runs them all from format 0.
const std::vector<Migration> &migrations();

/// Returns the newest format, which this version writes.
int formatVersion();

/// Runs the missing migrations inside the caller's transaction.
void migrate(Connection &connection, const std::vector<Migration> &list = migrations());

/// Checks whether the schema is exactly, to the letter, as the migrations up to the file's format create it: a view
/// disguised as a table, an added trigger or a CHECK could do anything. Throws a StorageFault.
void checkSchema(Connection &connection);

} // namespace muster
