// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"
#include "model/campaign/step.h"

#include <QDateTime>
#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace muster {

/// Returns the draft for a page for which none is stored: a battle just undone, as it was reported and rolled; else
/// each figure as it stands on the table, or fine if nothing was entered there, and no outcome yet.
AftermathDraft freshDraft(const Campaign &campaign, const History &history);

/// Returns whether the battle that is reported was finished and undone.
bool isTakenBack(const History &history);

/// Returns the draft after the battle went on: what the table newly says about a figure counts, the rest stays as the
/// player entered it.
AftermathDraft followPlay(AftermathDraft draft, const Campaign &before, const Campaign &after);

/// Returns the draft without figures that are not in the band, or are away.
AftermathDraft fitting(AftermathDraft draft, const Campaign &campaign);

/// The undo history of a report since its page was opened, one edit at a time. A report is a value, so the history is a
/// list of reports.
class ReportHistory
{
public:
    /// Adds an edit. Dice typed for a roll become one edit with it when it is entered; an edit that only removes dice
    /// undoes them.
    void add(const QString &name, const AftermathDraft &before, const AftermathDraft &after);
    /// Clears the history after a change that the player did not make here.
    void clear() { *this = {}; }
    /// Clears the redo list, because the report was written to the campaign as it is.
    void forgetUndone() { m_undone.clear(); }

    /// Returns the name of the next edit to undo or redo; empty if there is none.
    QString undoName() const { return m_done.empty() ? QString() : m_done.back().name; }
    QString redoName() const { return m_undone.empty() ? QString() : m_undone.back().name; }
    const AftermathDraft &undoneTo() const { return m_done.back().report; }
    const AftermathDraft &redoneTo() const { return m_undone.back().report; }
    /// Records that the next edit was undone or redone; `now` is the report before that.
    void undone(const AftermathDraft &now);
    void redone(const AftermathDraft &now);
    /// Records the undo of something older than the history; `to` is the report without it.
    void undoneAtOnce(const QString &name, const AftermathDraft &now, const AftermathDraft &to);

    /// Returns the report as it was left; none if nothing was done.
    const std::optional<AftermathDraft> &latest() const { return m_latest; }

private:
    struct Moment {
        QString name;
        AftermathDraft report; ///< report before the edit; in the redo list, after it
        bool isTyped = false; ///< true for a die that waits for Enter
    };
    std::vector<Moment> m_done;
    std::vector<Moment> m_undone;
    std::optional<AftermathDraft> m_latest;
};

/// The histories of all reports since the campaign was opened. Undoing a step restores the history of the report before
/// it.
class ReportHistories
{
public:
    /// Returns the history of the report that is written after these steps.
    ReportHistory &after(const History &history);

private:
    struct Kept {
        QDateTime when; ///< time of the last of the steps
        ReportHistory history;
    };
    std::map<std::size_t, Kept> m_kept; ///< histories by number of steps
};

/// Returns the name of an edit of a report; empty if only its dice changed.
QString nameOfChange(const AftermathDraft &before, const AftermathDraft &after, const Campaign &campaign);

} // namespace muster
