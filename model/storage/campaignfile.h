// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/campaign/step.h"
#include "model/storage/files.h"
#include "model/storage/log.h"

#include <functional>
#include <memory>

namespace muster {

/// The point at which a copy branches off: after `steps` steps, or at the end of an abandoned course; and the name that
/// the copy has from its first step on.
struct BranchPoint {
    std::size_t steps = 1;
    int course = 0; ///< id of the course; 0: none
    QString name = {}; ///< empty: keep the campaign's name
};

/// A campaign on disk: an SQLite database. Each step, undo and redo is one row, one transaction and one link of a hash
/// chain; only changes to courses write the log anew. No SQL is used outside this folder. A CampaignFile belongs to the
/// thread that opened it, and needs a QCoreApplication.
class CampaignFile
{
public:
    /// Creates a new file with a history, which may be a founding or a whole campaign, in one transaction. Never
    /// overwrites a file; if it fails, nothing is left behind. Pictures that the source does not have are missing in
    /// the file.
    static FileResult<std::unique_ptr<CampaignFile>> create(const QString &path, const History &history,
                                                            const PictureSource &pictures = {});
    static FileResult<std::unique_ptr<CampaignFile>> create(const QString &path, const Step &founding);

    using Access = FileAccess;
    /// Opens and checks a file without changing it (docs/campaign-file.md). A file of an older format stays that way
    /// until something is written.
    static FileResult<std::unique_ptr<CampaignFile>> open(const QString &path, Access access = Access::ReadWrite);

    ~CampaignFile();

    /// Returns the absolute path.
    const QString &path() const { return m_path; }
    /// Returns letters and digits that identify the campaign among all others, whatever the name and place of its file.
    const QString &key() const { return m_key; }
    /// Checks whether the file is still there, may be written to, and has the same content as when last seen.
    FileResult<Done> checkUnchanged() const;
    /// Checks whether the file is still there, and it and its folder may be written to. Fast, because nothing is read.
    FileResult<Done> checkRights() const;
    /// Releases the file from this thread: it then belongs to the next thread that writes or reads it.
    void releaseThread();
    /// Returns all steps as they were when the file was opened, or after the last write since.
    const History &history() const { return m_history; }
    /// Returns the campaign that results from the steps in force.
    const Campaign &campaign() const { return m_campaign; }
    /// Returns the campaign that results from the first `count` of all steps.
    Campaign campaignAfter(std::size_t count) const { return m_folded.at(m_history.steps, count); }

    /// A callback that returns the drafts that still apply to the campaign as it will be, written in the same
    /// transaction. Without a callback all are kept. The report of a battle that is over is dropped in any case.
    using DraftsAfter = std::function<Drafts(const Campaign &after, Drafts drafts)>;

    /// Writes a step after those in force. Undone steps are abandoned, and kept as a course named `courseName` if they
    /// are worth keeping. A step without a date gets the current one. The picture it adds is written with it;
    /// `pictures` is not needed if the file has that picture already.
    FileResult<Done> append(const Step &step, const DraftsAfter &draftsAfter = {}, const PictureSource &pictures = {},
                            const QString &courseName = {});
    /// Undoes or redoes steps: `count` steps are in force afterwards. The founding step always is.
    FileResult<Done> setInForce(std::size_t count, const DraftsAfter &draftsAfter = {});

    /// Returns the abandoned courses (R92), oldest first.
    const std::vector<AbandonedCourse> &courses() const { return m_courses; }
    /// Returns all steps of a course, from the founding on.
    FileResult<Steps> courseSteps(int id) const;
    /// Deletes a course for good, with the pictures that nothing else shows.
    FileResult<Done> deleteCourse(int id);
    /// A callback that returns the name for steps that are abandoned, the first of them being step `from`; empty if
    /// they are not worth keeping.
    using NameOfLeft = std::function<QString(std::span<const Step> left, std::size_t from)>;
    FileResult<Done> returnTo(int id, const NameOfLeft &nameOf, const DraftsAfter &draftsAfter = {});
    /// Writes a branch into a new file: without steps that were undone or abandoned, and with the pictures that its
    /// steps add. This file is only read.
    FileResult<Done> branch(const QString &copyPath, const BranchPoint &point) const;

    /// Returns whether that file can be opened and has the same steps, the same number in force, and the same drafts and
    /// courses.
    bool holdsTheSameAs(const QString &otherPath) const;

    /// Returns the content of a picture; none if it is missing or has changed since it was added.
    std::optional<QByteArray> picture(const QString &sha256) const;
    /// Reads every picture of the steps in force and returns the ids of those that are missing or damaged.
    std::vector<int> lostPictures() const;

    /// The drafts. A report is dropped with its encounter: when the battle ends, or when its preparation is undone.
    const Drafts &drafts() const { return m_drafts; }
    FileResult<Done> keepDrafts(const Drafts &drafts);
    /// Returns whether drafts were in the file but could not be read. The campaign itself is intact.
    bool lostDraft() const { return m_lostDraft; }

private:
    CampaignFile(const QString &path, Access access);

    struct Changes;
    /// Writes changes after which the campaign is this one, and the drafts that are left then, in one transaction.
    void write(const Changes &changes, Campaign after, const DraftsAfter &draftsAfter);
    void rewrite(const Entries &entries, const StepTree &tree, const StepTree::Way &gone, Campaign after,
                 const DraftsAfter &draftsAfter);
    /// Runs `work` in one transaction, on a file that is unchanged since it was last seen. Afterwards the file has this
    /// ending and draft.
    void inTransaction(const std::function<void(Connection &)> &work, const Ending &ending,
                       const QByteArray &draftHash);
    bool isStored(const Ending &ending, const QByteArray &draftHash);

    // These throw a StorageFault, like all the above.
    Connection &connected() const;
    Entries readLog() const;
    void requireInPlace() const;
    void requireUnchanged() const;
    void requirePagesInOrder();
    void upgradeOlder();

    QString m_path;
    Access m_access;
    FileIdentity m_identity;
    bool m_isOlder = false; ///< the file is of an older format
    bool m_pagesChecked = false; ///< all pages have been checked
    QString m_key;
    Ending m_ending;
    History m_history;
    Campaign m_campaign;
    mutable FoldedSteps m_folded; ///< cache over all steps
    std::vector<AbandonedCourse> m_courses;
    Drafts m_drafts;
    bool m_lostDraft = false;
    QByteArray m_draftHash; ///< hash of the row in the file; empty if there is none
    mutable std::unique_ptr<Connection> m_connection; ///< belongs to the thread that made it
};

} // namespace muster
