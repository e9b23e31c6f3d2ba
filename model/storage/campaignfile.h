// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/campaign/step.h"
#include "model/storage/files.h"

#include <functional>
#include <memory>

namespace muster {

/// Where a copy parts from a campaign: after so many steps, or at the end of a course that was left; and the name that the
/// copy has from its first step on.
struct BranchPoint {
    std::size_t steps = 1;
    int course = 0; ///< 0: none
    QString name = {}; ///< empty: the campaign's
};

/// One campaign on disk: an SQLite database that is only written forward. Each step, and each taking back or bringing
/// forward, is one row, one transaction and one link of a hash chain. The only door to SQL. It belongs to the thread
/// that opened it, and needs a QCoreApplication.
class CampaignFile
{
public:
    /// Makes a new file that holds a book: a founding, or a whole campaign, in one transaction. It never writes over
    /// another, and where it fails nothing is left.
    /// The pictures that the source does not have are missing in it.
    static FileResult<std::unique_ptr<CampaignFile>> create(const QString &path, const Book &book,
                                                            const PictureSource &pictures = {});
    static FileResult<std::unique_ptr<CampaignFile>> create(const QString &path, const Step &founding);

    enum class Access : std::uint8_t { ReadWrite, ReadOnly };
    /// Opens and checks a file; nothing in it is changed (docs/campaign-file.md). One of an older format stays so until
    /// something is written.
    static FileResult<std::unique_ptr<CampaignFile>> open(const QString &path, Access access = Access::ReadWrite);

    ~CampaignFile();

    /// Absolute.
    QString path() const;
    /// Tells this campaign from all others, whatever its file is called and wherever it lies: letters and digits.
    QString key() const;
    /// Whether the file is still there, may be written to, and holds what it held when last seen.
    FileResult<Done> checkUnchanged();
    /// Whether it is still there, and it and its folder may be written to: quickly told, nothing is read.
    FileResult<Done> checkRights() const;
    /// Leaves the file to another thread of this program: the next that writes or looks is the one it belongs to.
    void handOver();
    /// As the file stood when it was opened, and after each write since.
    const Book &book() const;
    /// What the steps in force come to.
    const Campaign &campaign() const;
    /// What the first `count` of all steps come to.
    Campaign campaignAfter(std::size_t count) const;

    /// What is left of what is half done in the campaign as it will be, written in the same transaction; where nobody is
    /// asked, all but the report of a battle that is over.
    using DraftsAfter = std::function<Drafts(const Campaign &after, Drafts drafts)>;

    /// Writes a step behind those in force; those undone are left, as a course of that name where they are worth keeping.
    /// A step without a date is dated now. The picture that it takes in is written with it; where the file has it already,
    /// no source needs to have it.
    FileResult<Done> append(const Step &step, const DraftsAfter &draftsAfter = {}, const PictureSource &pictures = {},
                            const QString &courseName = {});
    /// Undoes, or redoes: so many steps are in force from now on, at least the founding.
    FileResult<Done> setInForce(std::size_t count, const DraftsAfter &draftsAfter = {});

    /// The courses that were left (R92), the first first.
    FileResult<std::vector<LeftCourse>> courses() const;
    /// All steps of one, from the founding on.
    FileResult<Steps> courseSteps(int id) const;
    /// Throws one away for good, with the pictures that nothing else shows.
    FileResult<Done> strikeCourse(int id);
    /// One is in force again to its end, and no course any more. What has been played instead is left, under the name that
    /// these steps get; dropped where they get none.
    using NameOfLeft = std::function<QString(std::span<const Step> left, std::size_t from)>;
    FileResult<Done> returnTo(int id, const NameOfLeft &nameOf, const DraftsAfter &draftsAfter = {});
    /// Writes a copy that goes its own way into a new file: without anything that was undone or left, with the pictures that
    /// its steps take in. This file is only read.
    FileResult<Done> branch(const QString &copyPath, const BranchPoint &point) const;

    /// The same steps, the same of them in force, the same half done, the same courses left.
    bool holdsTheSameAs(const CampaignFile &other) const;

    /// The content of a picture; none where it is missing, or not what it was when it was added.
    std::optional<QByteArray> picture(const QString &sha256) const;
    /// Reads every picture of the steps in force: those that are missing or damaged, by id.
    std::vector<int> lostPictures() const;

    /// What is half done. The report goes when its encounter does: with the battle's end, or with its preparation undone.
    const Drafts &drafts() const;
    FileResult<Done> keepDrafts(const Drafts &drafts);
    /// What was half done was there, but could not be read again. The campaign itself is whole.
    bool lostDraft() const;

private:
    class Store;
    explicit CampaignFile(std::unique_ptr<Store> store);

    std::unique_ptr<Store> m_store;
};

} // namespace muster
