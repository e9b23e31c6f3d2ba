// SPDX-License-Identifier: MIT
#include "model/storage/store.h"

#include "model/json/stepjson.h"
#include "model/storage/backups.h"
#include "model/storage/connection.h"
#include "model/storage/files.h"
#include "model/storage/pictures.h"
#include "model/storage/recover.h"
#include "model/texts.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

[[noreturn]] void failDamaged(const QString &path, const QString &flaw, std::size_t goodSteps)
{
    QString detail = flaw;
    if (goodSteps > 0)
        detail += u' ' + FileText::tr("Its first %n steps can be read.", nullptr, static_cast<int>(goodSteps));
    FileProblem problem = fileProblem(FileTrouble::Damaged, path, detail);
    problem.goodSteps = static_cast<int>(goodSteps);
    throw StorageFault{problem};
}

QByteArray hashOf(const std::optional<DraftRow> &row)
{
    return row ? row->hash : QByteArray();
}

std::optional<DraftRow> rowOf(const Drafts &drafts)
{
    return drafts.isEmpty() ? std::nullopt : std::optional(draftRow(draftsJson(drafts)));
}

/// Returns a problem of an open file with a text of its own, in which %1 is the name of the file.
FileProblem problemOf(FileTrouble trouble, const QString &path, const QString &text)
{
    return {trouble, text.arg(QFileInfo(path).fileName())};
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
    m_isOlder = isOlderFormat(path);
    check();
    if (identityOf(path) != m_identity)
        fail(FileTrouble::Replaced, path);
}

Connection &CampaignFile::Store::connected()
{
    if (!m_connection)
        m_connection = connectTo(
            path, m_access == Access::ReadOnly ? Connection::Access::ReadOnly : Connection::Access::ReadWrite);
    return *m_connection;
}

void CampaignFile::Store::check()
{
    Connection &connection = connected();
    const Transaction reading(connection, Transaction::Kind::Read);
    Reading read = readCampaign(connection);
    if (!read.flaw.isEmpty())
        failDamaged(path, read.flaw, read.told.history.inForce);
    m_ending = read.log.ending;
    m_pagesChecked = read.sawAllPages;
    key = QString::fromLatin1(keyIn(read.log.entries).toHex());
    history = std::move(read.told.history);
    campaign = std::move(read.told.campaign);
    readDraft();
}

void CampaignFile::Store::readDraft()
{
    const std::optional<DraftRow> row = readDraftRow(connected());
    if (!row)
        return;
    draftHash = row->hash;
    const Result<Drafts> read = readDrafts(row->content);
    if (read && row->hash == QCryptographicHash::hash(row->content, QCryptographicHash::Sha256))
        drafts = *read;
    else
        lostDraft = true;
}

void CampaignFile::Store::checkInPlace() const
{
    const auto identity = identityOf(path);
    if (!identity)
        throw StorageFault{problemOf(FileTrouble::Replaced, path,
                                     FileText::tr("“%1” was moved or deleted while it was open, so nothing was saved. "
                                                  "Put it back, or save a copy of what is shown."))};
    if (identity != m_identity)
        fail(FileTrouble::Replaced, path);
    if (m_access == Access::ReadWrite)
        checkWritable(path);
}

void CampaignFile::Store::checkUnchanged()
{
    try {
        if (readEnding(connected()) == m_ending && hashOf(readDraftRow(connected())) == draftHash)
            return;
    } catch (const StorageFault &fault) {
        if (fault.problem.trouble == FileTrouble::Locked)
            throw;
        // Any other problem did not exist when the file was opened, so the file has been changed.
    }
    throw StorageFault{
        problemOf(FileTrouble::Replaced, path,
                  FileText::tr("Another program has changed “%1”, so nothing was saved. Open it again to continue."))};
}

/// Checks all pages before the first write. When a file with pictures was opened, only the pages of the log were
/// checked, and a corrupt list of free pages could make a step overwrite a page in use.
void CampaignFile::Store::checkPages()
{
    if (!m_pagesChecked && !arePagesInOrder(connected()))
        throw StorageFault{problemOf(FileTrouble::Failed, path,
                                     FileText::tr("The database pages of “%1” are inconsistent, so nothing was saved. "
                                                  "Save a copy, and continue in that."))};
    m_pagesChecked = true;
}

void CampaignFile::Store::upgradeOlder()
{
    if (!m_isOlder)
        return;
    {
        const Transaction reading(connected(), Transaction::Kind::Read);
        checkUnchanged();
    }
    if (const auto upgraded = upgrade(path, migrations(), &verifyUpgraded); !upgraded)
        throw StorageFault{upgraded.problem()};
    m_isOlder = false;
}

std::optional<QByteArray> CampaignFile::Store::picture(const QString &sha256)
{
    try {
        return holdsPictures(connected()) ? readPicture(connected(), sha256) : std::nullopt;
    } catch (const StorageFault &) {
        return std::nullopt; // the file is gone, or another program is writing
    }
}

FileResult<Done> CampaignFile::Store::lookWhetherUnchanged()
{
    try {
        checkInPlace();
        const Transaction reading(connected(), Transaction::Kind::Read);
        checkUnchanged();
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
    return Done{};
}

FileResult<Done> CampaignFile::Store::lookAtRights() const
{
    try {
        checkInPlace();
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
    return Done{};
}

FileResult<Done> CampaignFile::Store::write(const Work &work, const IsStored &isStored)
{
    bool isCommitting = false;
    try {
        checkInPlace();
        checkPages();
        upgradeOlder();
        Transaction transaction(connected());
        checkInPlace();
        checkUnchanged();
        work(connected());
        isCommitting = true;
        transaction.commit();
    } catch (const StorageFault &fault) {
        if (isCommitting)
            return lookAgain(fault.problem, isStored);
        // The file was intact when it was opened.
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
        return problemOf(FileTrouble::Failed, path,
                         FileText::tr("“%1” could not be read or written. Check the disk, then open the campaign again "
                                      "to see whether the last step was saved."));
    }
    return problem;
}

Branches CampaignFile::Store::strands()
{
    const Transaction reading(connected(), Transaction::Kind::Read);
    checkUnchanged();
    const Log log = readLog(connected());
    if (!log.flaw.isEmpty())
        failDamaged(path, log.flaw, 0);
    return readBranches(log.entries);
}

std::optional<DraftRow> CampaignFile::Store::draftRow()
{
    return rowOf(drafts);
}

FileResult<Done> CampaignFile::Store::rewrite(const Branches &strands, const QStringList &lostPictures,
                                              const Drafts &kept)
{
    const std::vector<Entry> log = writtenLog(strands);
    const Ending ending{log.back().number, log.back().hash};
    const bool drops = kept != drafts;
    const std::optional<DraftRow> row = rowOf(kept);
    const auto work = [&](Connection &connection) {
        connection.run(u"DELETE FROM entries"_s);
        addEntries(connection, log);
        for (const QString &sha256 : lostPictures)
            removePicture(connection, sha256);
        if (drops)
            writeDraftRow(connection, row);
    };
    const auto done = write(work, [&](Connection &connection) { return readEnding(connection) == ending; });
    if (!done)
        return done;
    m_ending = ending;
    if (drops)
        hold(kept, row);
    return done;
}

FileResult<Done> CampaignFile::Store::goTo(History wanted, std::size_t common, const Branches &strands,
                                           const QStringList &lostPictures, const DraftsAfter &draftsAfter)
{
    Campaign after = wanted.campaign();
    Drafts kept = draftsIn(after, draftsAfter);
    const Campaign parting = fold(wanted.steps, common);
    if (!parting.encounter || parting.turn != after.turn)
        kept.report.reset(); // the report is of another battle
    const auto done = rewrite(strands, lostPictures, kept);
    if (done) {
        history = std::move(wanted);
        folded.changedAfter(common);
        campaign = std::move(after);
    }
    return done;
}

/// Returns the drafts that still apply to the campaign as it will be.
Drafts CampaignFile::Store::draftsIn(const Campaign &after, const DraftsAfter &draftsAfter) const
{
    Drafts left = draftsAfter ? draftsAfter(after, drafts) : drafts;
    if (!after.encounter)
        left.report.reset();
    return left;
}

/// Returns the new entry, after the entry of the course that it abandons, if any.
std::vector<Entry> CampaignFile::Store::entriesFor(EntryKind kind, const Addition &added)
{
    std::vector<Entry> entries;
    Ending ending = m_ending;
    if (added.leaves) {
        AbandonedCourse course = *added.leaves;
        for (const Branches::Course &other : strands().courses)
            course.id = std::max(course.id, other.course.id);
        ++course.id;
        entries.push_back(linkTo(ending, EntryKind::Course, courseJson(course)));
        ending = {entries.back().number, entries.back().hash};
    }
    entries.push_back(linkTo(ending, kind, added.content));
    return entries;
}

FileResult<Done> CampaignFile::Store::writeEntry(EntryKind kind, const Addition &added, Campaign after,
                                                 const DraftsAfter &draftsAfter)
{
    std::vector<Entry> entries;
    try {
        entries = entriesFor(kind, added);
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
    const Ending ending{entries.back().number, entries.back().hash};
    const Drafts left = draftsIn(after, draftsAfter);
    const bool drops = left != drafts || (!after.encounter && lostDraft);
    const std::optional<DraftRow> row = rowOf(left);
    const auto work = [&](Connection &connection) {
        addEntries(connection, entries);
        if (!added.sha256.isEmpty())
            writePicture(connection, added.sha256, added.picture);
        if (drops)
            writeDraftRow(connection, row);
    };
    const auto done = write(work, [&](Connection &connection) { return readEnding(connection) == ending; });
    if (!done)
        return done;
    m_ending = ending;
    campaign = std::move(after);
    if (drops)
        hold(left, row);
    return done;
}

FileResult<Done> CampaignFile::Store::keepDrafts(const Drafts &wanted)
{
    const std::optional<DraftRow> row = rowOf(wanted);
    if (hashOf(row) == draftHash && !lostDraft)
        return Done{};
    const auto done = write([&](Connection &connection) { writeDraftRow(connection, row); },
                            [&](Connection &connection) { return hashOf(readDraftRow(connection)) == hashOf(row); });
    if (done)
        hold(wanted, row);
    return done;
}

void CampaignFile::Store::hold(const Drafts &kept, const std::optional<DraftRow> &row)
{
    drafts = kept;
    draftHash = hashOf(row);
    lostDraft = false;
}

} // namespace muster
