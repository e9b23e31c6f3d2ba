// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/storage/campaignfile.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

#include <QObject>

#include <functional>

namespace muster {

/// Returns the problem of the first id in these steps that the pack does not know: a list, a class, a weapon or an
/// option. Files may come from a newer version, or from anywhere; the rest of the program assumes that ids are known.
std::optional<Problem> findUnknownId(const Steps &steps, const Pack &pack);

/// Returns the pack that the file is played with, or the problem if it is missing or does not know every id in the
/// file.
FileResult<Pack> packOf(const CampaignFile &file);

/// A campaign that is open in the window: its file, its steps and the campaign that results from them. It always shows
/// what the file holds, because a step is written before it is shown.
class CampaignDocument : public QObject
{
    Q_OBJECT
public:
    CampaignDocument(std::unique_ptr<CampaignFile> file, Pack pack, QObject *parent = nullptr);
    ~CampaignDocument() override;

    /// Opens a file with its pack, which must know every id in the file.
    static FileResult<std::unique_ptr<CampaignDocument>> open(
        const QString &path, CampaignFile::Access access = CampaignFile::Access::ReadWrite);

    /// Moves the document to the thread that will own it. Call on the thread that opened it.
    void releaseThread(QThread *keeper);

    const Campaign &campaign() const { return m_file->campaign(); }
    const History &history() const { return m_file->history(); }
    /// Returns the campaign before the last step in force.
    Campaign beforeLastStep() const { return m_file->campaignAfter(history().inForce - 1); }
    const Pack &pack() const { return m_pack; }
    QString path() const { return m_file->path(); }
    QString key() const { return m_file->key(); } ///< identifies this campaign among all others

    /// Writes the step with the current date and applies it; if the file refuses, nothing has happened. If the step
    /// equals the one that was undone last, that one is redone; anything else abandons the undone steps (R92).
    FileResult<Done> write(Step step, const PictureSource &pictures = {});
    /// Writes the step that the act under way resulted in, which ends that act.
    FileResult<Done> complete(Step step);
    /// Undoes `steps` steps. The founding step is never undone, so a larger number undoes all others.
    FileResult<Done> takeBack(std::size_t steps = 1);
    FileResult<Done> bringForward(std::size_t steps = 1);
    /// Undoes the last step. If the player rolled its dice, its act is under way again, without its last roll.
    FileResult<Done> undo();
    /// Repeats the write that failed because another program had locked the file. Does nothing if another write has
    /// followed.
    FileResult<Done> tryAgain();
    bool canTryAgain() const { return m_again != nullptr; }

    /// Reads the pack again, after the player's own names for recruits or the language have changed.
    void readPackAgain();

    /// Checks whether the file is unchanged since it was last seen. If it is not, nothing more is written.
    FileResult<Done> checkFile() { return m_file->checkUnchanged(); }
    /// Checks whether the file may be written. A read-only file is shown like any other, but nothing can be done in it.
    FileResult<Done> checkRights() const { return m_file->checkRights(); }

    /// Returns whether everything shown is in the file as it is now. It may not be after a refused write, or if the
    /// file has gone.
    bool isKept();
    /// Returns the drafts as shown, including those that the file refused.
    Drafts shownDrafts() const;

    /// Returns the content of a picture; none if it is missing or damaged.
    std::optional<QByteArray> picture(const QString &sha256) const { return m_file->picture(sha256); }

    const std::optional<AftermathDraft> &draft() const { return m_file->drafts().report; }
    FileResult<Done> keepDraft(const std::optional<AftermathDraft> &draft);
    /// Returns the settings for the table of the current encounter. If they were made for another one, only those that
    /// apply to any encounter are kept.
    TablePlan tablePlan() const;
    /// Stores the settings. If the file refuses, they hold while the file is open.
    void keepTablePlan(TablePlan plan);
    const std::optional<NoteDraft> &noteDraft() const { return m_file->drafts().note; }
    FileResult<Done> keepNote(const std::optional<NoteDraft> &note);
    /// Returns whether a draft in the file could not be read, which the player must be told.
    bool lostDraft() const { return m_file->lostDraft(); }

    /// The act whose dice are being rolled and that can still be performed.
    const std::optional<ActUnderWay> &underWay() const { return m_underWay; }
    /// Stores the act under way. If the file refuses, refused() is emitted and the act is kept in memory.
    void keepUnderWay(const std::optional<ActUnderWay> &act);
    /// Returns the rolls that were undone with the act's step and can be rolled again.
    Rolls rollsToRedo(const ActUnderWay &act) const;
    /// Returns the name of the act that was under way when the file was closed and can no longer be performed; empty if
    /// none.
    const QString &abandonedAct() const { return m_abandoned; }

    /// Checks whether a step can be written at all. Called before the first die of an act; for a read-only file it
    /// emits refused().
    FileResult<Done> mayBegin() { return told(checkRights()); }

    /// Returns the abandoned courses (R92), oldest first; courseSteps() returns all steps of one.
    const std::vector<AbandonedCourse> &courses() const { return m_file->courses(); }
    FileResult<Steps> courseSteps(int id) const { return m_file->courseSteps(id); }
    FileResult<Done> deleteCourse(int id);
    /// Puts the course in force to its end; the steps it replaces become a course in turn.
    FileResult<Done> returnTo(int id);
    /// Copies the campaign, or a course of it, to a new file under the name that the player typed. This file is only
    /// read.
    FileResult<Done> branch(const QString &copyPath, BranchPoint point) const;

    /// Returns the name of what takeBack() would undo; empty if it cannot.
    QString takeBackName() const;
    /// Returns the name of what undo() would undo; empty if it cannot.
    QString undoName() const;
    bool undoesDice() const { return diceOfLastStep().has_value(); }
    QString bringForwardName() const;

    /// The source of the dates of steps: the system's clock unless a test replaces it.
    using Clock = std::function<QDateTime()>;
    void setClock(Clock clock) { m_clock = std::move(clock); }

signals:
    /// Emitted when the campaign has changed by a step, undo or redo. Item models compare the two values to find the
    /// rows that differ.
    void changed(const muster::Campaign &before, const muster::Campaign &after);
    /// Emitted after changed() when the steps, or how many are in force, have changed.
    void historyChanged();
    /// Emitted when a course was deleted; the campaign is unchanged.
    void coursesChanged();
    /// Emitted after historyChanged() when undone steps were kept as this course, because something else was done.
    void courseLeft(const muster::AbandonedCourse &course);
    void draftChanged();
    /// Emitted when a die was rolled or undone, or an act was begun or abandoned.
    void underWayChanged();
    /// Emitted after historyChanged() when the named act under way can no longer be performed.
    void abandoned(const QString &act);
    /// Emitted when the file refused any write; nothing has happened.
    void refused(const muster::FileProblem &problem);

private:
    enum class Ground { Stays, Over }; ///< tells whether the act under way goes on or is over
    using Again = std::function<FileResult<Done>()>;
    FileResult<Done> append(const Step &step, Ground ground, const PictureSource &pictures);
    FileResult<Done> change(const Again &work, Ground ground);
    FileResult<Done> setInForce(std::size_t count, Ground ground = Ground::Stays);
    const StepOrigin *originOf(std::size_t step) const;
    QString nameForLeft(std::span<const Step> left, std::size_t from, int returnedTo = 0) const;
    std::optional<ActUnderWay> diceOfLastStep() const;
    FileResult<Done> told(const FileResult<Done> &written, Again again = {});
    CampaignFile::DraftsAfter draftsAfter(Ground ground, std::size_t step, const QDateTime &when) const;
    template<typename D>
    FileResult<Done> keep(std::optional<D> Drafts::*which, const std::optional<D> &draft)
    {
        Drafts drafts = m_file->drafts();
        drafts.*which = draft;
        return m_file->keepDrafts(drafts);
    }

    std::unique_ptr<CampaignFile> m_file;
    Pack m_pack;
    Clock m_clock;
    std::optional<ActUnderWay> m_underWay;
    std::optional<AftermathDraft> m_unkept; ///< a report that the file refused
    std::optional<TablePlan> m_table;
    QString m_abandoned;
    Again m_again; ///< the write for which the file was locked
};

} // namespace muster
