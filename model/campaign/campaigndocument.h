// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/storage/campaignfile.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

#include <QObject>

#include <functional>

namespace muster {

/// The first id in these steps that the pack does not know: a list, a class, a weapon or an option. Files may come from
/// a newer version, or from anywhere; the rest of the program takes known ids for granted.
std::optional<Problem> findStranger(const Steps &steps, const Pack &pack);

/// The pack that a file plays by, if it is here and knows every id the file names.
FileResult<Pack> packOf(const CampaignFile &file);

/// A campaign that is open in the window: its file, its steps and the campaign they fold to. What it shows is always
/// what the file holds: a step is written first and shown then.
class CampaignDocument : public QObject
{
    Q_OBJECT
public:
    CampaignDocument(std::unique_ptr<CampaignFile> file, Pack pack, QObject *parent = nullptr);
    ~CampaignDocument() override;

    /// Opens a file with the pack it plays by, which must know every id the file names.
    static FileResult<std::unique_ptr<CampaignDocument>> open(
        const QString &path, CampaignFile::Access access = CampaignFile::Access::ReadWrite);

    /// From the thread that opened it to the one that keeps it.
    void handOver(QThread *keeper);

    const Campaign &campaign() const { return m_file->campaign(); }
    const Book &book() const { return m_file->book(); }
    /// The campaign without the last step in force. A long book is not folded for it after every step.
    const Campaign &beforeLastStep() const;
    const Pack &pack() const { return m_pack; }
    QString path() const { return m_file->path(); }
    QString key() const { return m_file->key(); } ///< tells this campaign from all others

    /// Writes the step down, dated now, and makes it happen. Where the file refuses, nothing has happened. Where the step
    /// that was undone is just this one, it is redone; anything else leaves what was undone (R92).
    FileResult<Done> write(Step step, const PictureSource &pictures = {});
    /// The same with what the act under way has come to, which is over with it.
    FileResult<Done> complete(Step step);
    /// The founding stays: more steps than there are undo all but that.
    FileResult<Done> takeBack(std::size_t steps = 1);
    FileResult<Done> bringForward(std::size_t steps = 1);
    /// Takes the last step back. Where the player rolled its dice here, its act is half rolled then, without what was rolled
    /// last.
    FileResult<Done> undo();
    /// Does once more what another program's write was in the way of; nothing where something else has been done since.
    FileResult<Done> tryAgain();
    bool canTryAgain() const { return m_again != nullptr; }

    /// The player's own names for those who join have changed, or the language its texts are in.
    void readPackAgain();

    /// Whether the file is still what it was when last seen. Where it is not, nothing is written any more.
    FileResult<Done> checkFile() { return m_file->checkUnchanged(); }
    /// A file that may only be read is shown like any other, but nothing can be done in it.
    FileResult<Done> checkRights() const { return m_file->checkRights(); }

    /// Whether everything that is shown is in the file as it is now: where a write was refused, or the file has gone, it may
    /// not be.
    bool isKept();
    /// What is half done as it is shown, kept or not.
    Drafts shownDrafts() const;

    /// The content of a picture; none where it is missing or damaged.
    std::optional<QByteArray> picture(const QString &sha256) const { return m_file->picture(sha256); }

    const std::optional<AftermathDraft> &draft() const { return m_file->drafts().report; }
    FileResult<Done> keepDraft(const std::optional<AftermathDraft> &draft);
    /// What is settled for the encounter under way; of another one only what holds for that, too.
    TablePlan tablePlan() const;
    /// Where the file refuses, it holds while the file is open.
    void keepTablePlan(TablePlan plan);
    const std::optional<NoteDraft> &noteDraft() const { return m_file->drafts().note; }
    FileResult<Done> keepNote(const std::optional<NoteDraft> &note);
    /// What was half done was in the file, but could not be read again: to be told to the player.
    bool lostDraft() const { return m_file->lostDraft(); }

    /// The act whose dice are being rolled, and that can still be done.
    const std::optional<ActUnderWay> &underWay() const { return m_underWay; }
    /// Where the file refuses, that is told, and what lies on the table is known all the same.
    void keepUnderWay(const std::optional<ActUnderWay> &act);
    /// The rolls of an act under way that were undone with its step, and can be rolled again.
    Rolls rollsToRedo(const ActUnderWay &act) const;
    /// What was under way when the file was left, and can be done no more: its name; empty without.
    const QString &abandonedAct() const { return m_abandoned; }

    /// Whether a step can be written at all, asked by an act with dice before its first die. A file that may only be
    /// read refuses, which is told.
    FileResult<Done> mayBegin() { return told(checkRights()); }

    /// The courses that were left (R92), the first first, and all steps of one.
    FileResult<std::vector<LeftCourse>> courses() const { return m_file->courses(); }
    FileResult<Steps> courseSteps(int id) const { return m_file->courseSteps(id); }
    FileResult<Done> strikeCourse(int id);
    /// The course is in force again to its end; what has been done instead is left in its turn.
    FileResult<Done> returnTo(int id);
    /// A copy that goes its own way, or a course as a campaign, under a name as the player typed it; this file is only read.
    FileResult<Done> branch(const QString &copyPath, BranchPoint point) const;

    /// What Undo and Redo would do, by name; empty when they cannot.
    QString takeBackName() const;
    /// The same of undo().
    QString undoName() const;
    bool undoesDice() const { return diceOfLastStep().has_value(); }
    QString bringForwardName() const;

    /// Where the date of a step comes from; the system's clock unless a test says otherwise.
    using Clock = std::function<QDateTime()>;
    void setClock(Clock clock) { m_clock = std::move(clock); }

signals:
    /// The campaign went from one value to another: a step, undone or forward. Item models work out their rows.
    void changed(const muster::Campaign &before, const muster::Campaign &after);
    /// The steps or what is in force changed; comes after changed().
    void bookChanged();
    /// One was thrown away; the campaign is what it was.
    void coursesChanged();
    /// What was undone is kept as this course, since something else was done. Comes after bookChanged().
    void courseLeft(const muster::LeftCourse &course);
    void draftChanged();
    /// A die was rolled or undone, an act was begun or left.
    void underWayChanged();
    /// The act under way can be done no more after what has just happened: its name. Comes after bookChanged().
    void abandoned(const QString &act);
    /// The file refused a write, whoever asked for it; nothing has happened.
    void refused(const muster::FileProblem &problem);

private:
    enum class Ground { Stays, Over }; ///< of the act under way
    using Again = std::function<FileResult<Done>()>;
    FileResult<Done> append(Step step, Ground ground, const PictureSource &pictures = {});
    FileResult<Done> put(const Step &step, Ground ground, const PictureSource &pictures);
    FileResult<Done> setInForce(std::size_t count, Ground ground = Ground::Stays);
    const StepOrigin *originOf(std::size_t step) const;
    ActUnderWay actBefore(const StepOrigin &origin) const;
    QString nameForLeft(std::span<const Step> left, std::size_t from, int returnedTo = 0) const;
    void tellCourseLeft();
    std::optional<ActUnderWay> diceOfLastStep() const;
    FileResult<Done> told(const FileResult<Done> &written, Again again = {});
    CampaignFile::DraftsAfter draftsAfter(Ground ground, std::size_t step, const QDateTime &when) const;
    void announce(const Campaign &before, bool hadDraft, Ground ground = Ground::Stays);

    std::unique_ptr<CampaignFile> m_file;
    Pack m_pack;
    Clock m_clock;
    std::optional<ActUnderWay> m_underWay;
    std::optional<AftermathDraft> m_unkept; ///< a report that the file refused
    std::optional<TablePlan> m_table;
    QString m_abandoned;
    Again m_again; ///< what the file was too busy for
    mutable std::optional<std::pair<std::size_t, Campaign>> m_beforeLast;
};

} // namespace muster
