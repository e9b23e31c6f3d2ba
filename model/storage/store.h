// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/branches.h"
#include "model/storage/campaignfile.h"
#include "model/storage/connection.h"
#include "model/storage/files.h"
#include "model/storage/log.h"

#include <functional>

namespace muster {

/// What an entry says, and the picture that comes with it, if one does.
struct Addition {
    QByteArray content;
    QString sha256 = {};
    QByteArray picture = {};
    std::optional<LeftCourse> leaves = {}; ///< with it, under the next number: what was undone
};

/// In UTC; now where it has no date.
Step dated(Step step);

/// What a CampaignFile knows of its file, and how it is written to. Its functions throw StorageFaults, unless they give
/// a FileResult.
class CampaignFile::Store
{
public:
    /// Opens and checks.
    Store(const QString &path, Access access);

    /// Runs `work` in one transaction, on a file that is still as it was when last seen. Where the commit fails, the file
    /// is opened again, and `isStored` decides.
    using Work = std::function<void(Connection &)>;
    using IsStored = std::function<bool(Connection &)>;
    FileResult<Done> write(const Work &work, const IsStored &isStored);

    /// Writes an entry; `after` is the campaign it leads to. Of what is half done, what has lost its ground goes with it.
    FileResult<Done> writeEntry(EntryKind kind, const Addition &added, Campaign after, const DraftsAfter &draftsAfter);

    /// The log, read again: it must be the one that was read when the file was opened.
    Strands strands();
    /// Puts the log of these courses and steps in the place of the one there is, takes these pictures out, and keeps these
    /// drafts.
    FileResult<Done> rewrite(const Strands &strands, const QStringList &lostPictures, const Drafts &kept);
    /// The same where the steps are those of another book, which has so many in common with this one.
    FileResult<Done> goTo(Book wanted, std::size_t common, const Strands &strands, const QStringList &lostPictures,
                          const DraftsAfter &draftsAfter);
    std::optional<DraftRow> draftRow();

    /// What CampaignFile::picture() gives.
    std::optional<QByteArray> picture(const QString &sha256);

    FileResult<Done> keepDrafts(const Drafts &wanted);

    /// What CampaignFile::checkUnchanged() gives.
    FileResult<Done> lookWhetherUnchanged();
    /// What CampaignFile::checkRights() gives.
    FileResult<Done> lookAtRights() const;

    /// A connection belongs to the thread that made it.
    void disconnect() { m_connection.reset(); }

    QString path;
    QString key;
    Book book;
    Campaign campaign;
    FoldedSteps folded; ///< of all steps of the book
    Drafts drafts;
    bool lostDraft = false;
    QByteArray draftHash; ///< of the row in the file; empty without one

private:
    Connection &connected();
    std::vector<Entry> entriesFor(EntryKind kind, const Addition &added);
    void check();
    void readDraft();
    Drafts draftsIn(const Campaign &after, const DraftsAfter &draftsAfter) const;
    void hold(const Drafts &kept, const std::optional<DraftRow> &row);
    void checkInPlace() const;
    void checkPages();
    void upgradeOlder();
    void checkUnchanged();
    FileResult<Done> lookAgain(const FileProblem &problem, const IsStored &isStored);

    Access m_access;
    FileIdentity m_identity;
    bool m_isOlder = false; ///< Its format is.
    bool m_pagesChecked = false; ///< all of them
    Ending m_ending;
    std::unique_ptr<Connection> m_connection;
};

} // namespace muster
