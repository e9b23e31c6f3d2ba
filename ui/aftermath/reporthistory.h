// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"

#include <QString>

#include <optional>
#include <vector>

namespace muster {

/// What was done in a report since its page was opened, one thing at a time, so that each can be undone and redone. A report
/// is a value, and so its history is a row of them.
class ReportHistory
{
public:
    /// What the file kept; nothing where the report was as it began.
    using Kept = std::optional<AftermathDraft>;

    /// Something was done in the report `before`, of which the file kept `kept`. Dice that were typed for a roll are one with
    /// it once it is taken; what only takes dice away undoes them.
    void add(const QString &name, const Kept &kept, const AftermathDraft &before, const AftermathDraft &after);
    /// It went another way than the player's.
    void clear();

    /// What is undone and redone next, by name; empty: nothing.
    QString undoName() const { return m_done.empty() ? QString() : m_done.back().name; }
    QString redoName() const { return m_undone.empty() ? QString() : m_undone.back().name; }
    const Kept &undoneTo() const { return m_done.back().kept; }
    const Kept &redoneTo() const { return m_undone.back().kept; }
    /// It is done; `now` is what the file kept until then.
    void undone(const Kept &now);
    void redone(const Kept &now);
    /// The same for what was done before there was a history.
    void undoneAtOnce(const QString &name, const Kept &now);

private:
    struct Moment {
        QString name;
        Kept kept; ///< before it was done; of what was undone, after it
        bool isTyped = false; ///< a die that waits for Enter
    };
    std::vector<Moment> m_done;
    std::vector<Moment> m_undone;
};

/// What was changed in a report, by name; empty where it was nothing but its dice.
QString nameOfChange(const AftermathDraft &before, const AftermathDraft &after, const Campaign &campaign);

} // namespace muster
