// SPDX-License-Identifier: MIT
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

#include <vector>

namespace muster {

/// One connection to a campaign file, with the settings that make it outlast a power cut made and read back. It checks every
/// statement, and throws a StorageFault where one fails. The file must be there: nothing here creates one.
class Connection
{
public:
    enum class Access : std::uint8_t { ReadWrite, ReadOnly };

    Connection(const QString &path, Access access);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// One statement with its values, one for each question mark.
    QSqlQuery run(const QString &sql, const QVariantList &values = {});
    /// The same statement once for each of these.
    void runForEach(const QString &sql, const std::vector<QVariantList> &rows);
    /// The first column of the first row; invalid without a row.
    QVariant value(const QString &sql);

    const QString &path() const { return m_path; }

    /// What keepContract() sets, and finds set afterwards.
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

/// BEGIN IMMEDIATE, and ROLLBACK unless it is committed. (QSqlDatabase::transaction() begins deferred, and so finds out
/// too late that somebody else is writing.) One that only reads keeps others from writing in between.
class Transaction
{
public:
    enum class Kind : std::uint8_t { Write, Read };
    explicit Transaction(Connection &connection, Kind kind = Kind::Write);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    /// May throw and yet have stored everything: look again before telling the player.
    void commit();

private:
    Connection &m_connection;
    bool m_isOpen = true;
};

/// "Must", in the header of every campaign file.
inline constexpr quint32 applicationId = 0x4d757374;

/// One step from a format to the next. Those that have been released are never edited.
struct Migration {
    int version = 0; ///< the format after it
    QString what;
    QStringList statements;
};

/// In order. A new file runs them all from 0.
const std::vector<Migration> &migrations();

/// The newest format, which this version writes.
int formatVersion();

/// Runs what is missing, inside the caller's transaction.
void migrate(Connection &connection, const std::vector<Migration> &list = migrations());

/// Whether the file is built exactly as the migrations up to its format build it, down to the letter: a view dressed up as a table, a
/// trigger or a CHECK of its own could do anything. Throws a StorageFault.
void checkSchema(Connection &connection);

} // namespace muster
