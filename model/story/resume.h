// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/stepstory.h"

#include <optional>

namespace muster {

/// Those in one place of the table, as one looks for them.
struct WhereTheyStand {
    int section = 0; ///< 0: on none
    QString place; ///< "Hill", "off the table"
    QString who; ///< "your band: Osric, Joan"
    QString how = {}; ///< "Tibb ducked back"; empty where all carry on
};

/// A battle that is taken up again after a while: where it was left.
struct ResumeCard {
    /// What was noted, and in which turn.
    struct Thing {
        QString turn; ///< "Turn 5"; empty before the first
        StoryLine line;
    };

    QString whoseGo; ///< "Turn 6, your go"
    QString left; ///< "Raid: Attack, by night. Last played on 14 November, 8 days ago."
    std::optional<StoryLine> turn = {}; ///< what began this one, with its dice
    std::vector<Thing> last; ///< three at most, the latest first
    QString next; ///< what comes now
    std::vector<WhereTheyStand> stand;
};

/// None where no battle is under way, it has only just begun, or it was left less than an hour ago. `now`: UTC.
std::optional<ResumeCard> resumeOf(const Book &book, const Campaign &campaign, const Pack &pack, const QDateTime &now);
/// The same, however long ago that was.
std::optional<ResumeCard> whereItWasLeft(const Book &book, const Campaign &campaign, const Pack &pack,
                                         const QDateTime &now);

// What most systems say, of a battle that is noted turn by turn.

/// By the dice of activation, and by who has moved since: "Turn 6, your go".
QString goByActivation(const Campaign &campaign, const Pack &pack);
/// Section by section, then who is on none.
std::vector<WhereTheyStand> standBySection(const Campaign &campaign);

} // namespace muster
