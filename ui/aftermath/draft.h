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

/// What the page opens with when nothing is kept: a battle just undone, as it was reported and rolled; else everyone
/// as the figure stands on the table, or fine where nothing was entered there; and no outcome yet.
AftermathDraft freshDraft(const Campaign &campaign, const Book &book);

/// Whether the battle that is reported was finished and undone.
bool isTakenBack(const Book &book);

/// The report and the dice that a finished battle was made from.
AftermathDraft draftOf(const Step &battle, const Campaign &before);

/// A draft after the battle went on: what the table says again of a figure counts, the rest stays as the player has it.
AftermathDraft followPlay(AftermathDraft draft, const Campaign &before, const Campaign &after);

/// A draft without those who are not in the band.
AftermathDraft fitting(AftermathDraft draft, const Campaign &campaign);

/// What was done in a report since its page was opened, one thing at a time, so that each can be undone and redone. A report
/// is a value, and so its history is a row of them.
class ReportHistory
{
public:
    /// Something was done in the report `before`. Dice that were typed for a roll are one with it once it is taken; what only
    /// takes dice away undoes them.
    void add(const QString &name, const AftermathDraft &before, const AftermathDraft &after);
    /// It went another way than the player's.
    void clear() { *this = {}; }
    /// The report went into the book as it is: what was undone in it is no more.
    void forgetUndone() { m_undone.clear(); }

    /// What is undone and redone next, by name; empty: nothing.
    QString undoName() const { return m_done.empty() ? QString() : m_done.back().name; }
    QString redoName() const { return m_undone.empty() ? QString() : m_undone.back().name; }
    const AftermathDraft &undoneTo() const { return m_done.back().report; }
    const AftermathDraft &redoneTo() const { return m_undone.back().report; }
    /// It is done; `now` is the report until then.
    void undone(const AftermathDraft &now);
    void redone(const AftermathDraft &now);
    /// The same for what was done before there was a history; `to` is the report without it.
    void undoneAtOnce(const QString &name, const AftermathDraft &now, const AftermathDraft &to);

    /// The report as it was left; none where nothing was done.
    const std::optional<AftermathDraft> &latest() const { return m_latest; }

private:
    struct Moment {
        QString name;
        AftermathDraft report; ///< before it was done; of what was undone, after it
        bool isTyped = false; ///< a die that waits for Enter
    };
    std::vector<Moment> m_done;
    std::vector<Moment> m_undone;
    std::optional<AftermathDraft> m_latest;
};

/// The histories of all reports since the campaign was opened. A step has a report behind it: where it is undone, the
/// report's history is there again.
class ReportHistories
{
public:
    /// That of the report which is written after these steps.
    ReportHistory &after(const Book &book);

private:
    struct Kept {
        QDateTime when; ///< the last of the steps
        ReportHistory history;
    };
    std::map<std::size_t, Kept> m_kept; ///< by the number of steps
};

/// What was changed in a report, by name; empty where it was nothing but its dice.
QString nameOfChange(const AftermathDraft &before, const AftermathDraft &after, const Campaign &campaign);

} // namespace muster
