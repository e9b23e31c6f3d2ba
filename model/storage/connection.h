// SPDX-License-Identifier: MIT
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

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

} // namespace muster
