// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/branches.h"
#include "model/storage/campaignfile.h"
#include "model/storage/connection.h"
#include "model/storage/files.h"
#include "model/storage/log.h"

#include <functional>

namespace muster {

/// The content of a new entry, and the picture that comes with it, if any.
struct Addition {
    QByteArray content;
    QString sha256 = {};
    QByteArray picture = {};
    std::optional<AbandonedCourse> leaves = {}; ///< set if the undone steps become a course; it gets the next id
};

/// Returns the step with its date in UTC, or with the current date if it has none.
Step dated(Step step);

/// The state of a CampaignFile and the writing to its file. Its functions throw StorageFaults, unless they return a
/// FileResult.
class CampaignFile::Store
{
public:
    /// Opens and checks the file.
    Store(const QString &path, Access access);

    /// Runs `work` in one transaction, on a file that is unchanged since it was last seen. If the commit fails, the
    /// file is opened again and `isStored` decides whether the write succeeded.
    using Work = std::function<void(Connection &)>;
    using IsStored = std::function<bool(Connection &)>;
    FileResult<Done> write(const Work &work, const IsStored &isStored);

    /// Writes an entry; `after` is the resulting campaign. Also deletes drafts that no longer apply, in the same
    /// transaction.
    FileResult<Done> writeEntry(EntryKind kind, const Addition &added, Campaign after, const DraftsAfter &draftsAfter);

    /// Reads the log again. It must be the one that was read when the file was opened.
    Branches strands();
    /// Replaces the log by one with these courses and steps, deletes these pictures, and keeps these drafts.
    FileResult<Done> rewrite(const Branches &strands, const QStringList &lostPictures, const Drafts &kept);
    /// Does the same with the steps of another book that shares the first `common` steps with this one.
    FileResult<Done> goTo(History wanted, std::size_t common, const Branches &strands, const QStringList &lostPictures,
                          const DraftsAfter &draftsAfter);
    std::optional<DraftRow> draftRow();

    /// Implements CampaignFile::picture().
    std::optional<QByteArray> picture(const QString &sha256);

    FileResult<Done> keepDrafts(const Drafts &wanted);

    /// Implements CampaignFile::checkUnchanged().
    FileResult<Done> lookWhetherUnchanged();
    /// Implements CampaignFile::checkRights().
    FileResult<Done> lookAtRights() const;

    /// Closes the connection, which belongs to the thread that made it.
    void disconnect() { m_connection.reset(); }

    QString path;
    QString key;
    History history;
    Campaign campaign;
    FoldedSteps folded; ///< cache over all steps of the book
    Drafts drafts;
    bool lostDraft = false;
    QByteArray draftHash; ///< hash of the row in the file; empty if there is none

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
    bool m_isOlder = false; ///< the file is of an older format
    bool m_pagesChecked = false; ///< all pages have been checked
    Ending m_ending;
    std::unique_ptr<Connection> m_connection;
};

} // namespace muster
