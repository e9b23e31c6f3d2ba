// SPDX-License-Identifier: MIT
#include "model/storage/store.h"

#include "model/json/stepjson.h"
#include "model/storage/fault.h"
#include "model/storage/schema.h"

#include <QCoreApplication>
#include <QCryptographicHash>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

constexpr int readOnlyRollback = 776; ///< SQLite: a write was cut short, and undoing it needs the right to write

QString tr(const char *text)
{
    return QCoreApplication::translate("FileProblem", text);
}

/// A program that was killed in the middle of a write left a journal behind. Undoing that half write is the one thing
/// that is done to a file before it is read.
void undoHalfWrite(const QString &path)
{
    Connection(path, Connection::Access::ReadWrite).value(u"SELECT count(*) FROM sqlite_schema"_s);
}

std::unique_ptr<Connection> connect(const QString &path, CampaignFile::Access access)
{
    if (access == CampaignFile::Access::ReadWrite)
        return std::make_unique<Connection>(path, Connection::Access::ReadWrite);
    try {
        auto connection = std::make_unique<Connection>(path, Connection::Access::ReadOnly);
        connection->value(u"PRAGMA application_id"_s);
        return connection;
    } catch (const StorageFault &fault) {
        if (fault.sqliteCode != readOnlyRollback)
            throw;
    }
    undoHalfWrite(path);
    return std::make_unique<Connection>(path, Connection::Access::ReadOnly);
}

/// What SQLite itself says of the pages: "ok", or anything else.
QString verdictOn(Connection &connection)
{
    try {
        return connection.value(u"PRAGMA quick_check(1)"_s).toString();
    } catch (const StorageFault &fault) {
        if (fault.problem.trouble != FileTrouble::Damaged)
            throw;
        return {};
    }
}

[[noreturn]] void failDamaged(const QString &path, const QString &flaw, std::size_t goodSteps)
{
    FileProblem problem = fileProblem(FileTrouble::Damaged, path, flaw);
    problem.goodSteps = static_cast<int>(goodSteps);
    if (goodSteps > 0)
        problem.text += u' ' + tr("The first %1 steps are whole.").arg(goodSteps);
    throw StorageFault{problem};
}

} // namespace

CampaignFile::Store::Store(const QString &file, Access access)
    : path(file)
    , m_access(access)
{
    checkHeader(path);
    const auto identity = identityOf(path);
    if (!identity)
        fail(FileTrouble::Missing, path);
    m_identity = *identity;
    check();
    if (identityOf(path) != m_identity)
        fail(FileTrouble::Replaced, path);
}

Connection &CampaignFile::Store::connected()
{
    if (!m_connection)
        m_connection = connect(path, m_access);
    return *m_connection;
}

void CampaignFile::Store::check()
{
    Connection &connection = connected();
    const Transaction reading(connection, Transaction::Kind::Read);
    // The header was looked at before a half write was undone.
    if (connection.value(u"PRAGMA application_id"_s).toUInt() != applicationId)
        fail(FileTrouble::NotOurs, path);
    if (connection.value(u"PRAGMA user_version"_s).toInt() != formatVersion())
        fail(FileTrouble::Newer, path);
    checkSchema(connection);

    const QString verdict = verdictOn(connection);
    const bool hasOrphans = connection.value(u"PRAGMA foreign_key_check"_s).isValid();
    const Log log = readLog(connection);
    Replay told = replay(log.entries);
    if (!log.flaw.isEmpty() || !told.flaw.isEmpty() || told.book.inForce == 0)
        failDamaged(path, told.flaw.isEmpty() ? log.flaw : told.flaw, told.book.inForce);
    if (verdict != u"ok"_s || hasOrphans)
        failDamaged(path, tr("Its pages do not fit together."), told.book.inForce);

    m_ending = log.ending;
    book = std::move(told.book);
    campaign = std::move(told.campaign);
    readDraft();
}

void CampaignFile::Store::readDraft()
{
    const std::optional<DraftRow> row = readDraftRow(connected());
    if (!row)
        return;
    draftHash = row->hash;
    const Result<AftermathDraft> read = muster::readDraft(row->content);
    if (read && row->hash == QCryptographicHash::hash(row->content, QCryptographicHash::Sha256))
        draft = *read;
    else
        lostDraft = true;
}

void CampaignFile::Store::checkUnchanged()
{
    if (identityOf(path) != m_identity)
        fail(FileTrouble::Replaced, path);
    try {
        const std::optional<DraftRow> row = readDraftRow(connected());
        if (readEnding(connected()) == m_ending && (row ? row->hash : QByteArray()) == draftHash)
            return;
    } catch (const StorageFault &) {
        // Whatever is in the way was not there when the file was opened.
    }
    fail(FileTrouble::Replaced, path, tr("Another program has written into it."));
}

FileResult<Done> CampaignFile::Store::write(const Work &work, const IsStored &isStored)
{
    bool isCommitting = false;
    try {
        Transaction transaction(connected());
        checkUnchanged();
        work(connected());
        isCommitting = true;
        transaction.commit();
    } catch (const StorageFault &fault) {
        if (isCommitting)
            return lookAgain(fault.problem, isStored);
        // It was whole when it was opened.
        return fault.problem.trouble == FileTrouble::Damaged ? fileProblem(FileTrouble::Replaced, path) : fault.problem;
    }
    return Done{};
}

FileResult<Done> CampaignFile::Store::lookAgain(const FileProblem &problem, const IsStored &isStored)
{
    m_connection.reset();
    try {
        if (identityOf(path) == m_identity && isStored(connected()))
            return Done{};
    } catch (const StorageFault &) {
        return fileProblem(FileTrouble::Failed, path, tr("Open it again to see whether the last step was kept."));
    }
    return problem;
}

FileResult<Done> CampaignFile::Store::writeEntry(EntryKind kind, const QByteArray &content, Campaign after)
{
    const Entry entry = linkTo(m_ending, kind, content);
    const Ending ending{entry.number, entry.hash};
    const bool dropsDraft = !after.encounter && !draftHash.isEmpty();
    const auto work = [&](Connection &connection) {
        addEntry(connection, entry);
        if (dropsDraft)
            writeDraftRow(connection, std::nullopt);
    };
    const auto done = write(work, [&](Connection &connection) { return readEnding(connection) == ending; });
    if (!done)
        return done;
    m_ending = ending;
    campaign = std::move(after);
    if (dropsDraft) {
        draft.reset();
        draftHash.clear();
    }
    return done;
}

} // namespace muster
