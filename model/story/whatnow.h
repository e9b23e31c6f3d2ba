// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/story/stepstory.h"
#include "rules/pack/pack.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace muster {

/// The next thing the book asks for while the encounter is under way, in a sentence or two; empty without one.
QString whatNow(const Campaign &campaign, const Pack &pack);

/// The In Sight Test that is due before anything else goes on.
struct InSightDue {
    static constexpr QLatin1String test{"in-sight"}; ///< its id on the reference shelf
    std::vector<int> groups; ///< that came into sight, by their numbers
    std::vector<InPlay> figures; ///< of both sides, for whom none is noted since

    QString inWords() const; ///< "group 1 and group 2"; empty where none is due
};
InSightDue dueInSight(const Campaign &campaign, const Pack &pack);

/// A PEF or a group of an enemy side.
struct Mover {
    bool pef = false;
    int id = 0;
};

/// An enemy side's PEFs and groups that may act on this activation and have not yet moved, in the book's order: those
/// closest to any of the player's groups first (Swordplay p. 30, p. 32), by Rep where PEFs have one (Chain Reaction 3.0
/// p. 23). Distances are those of the sections; where they are equal the lower number goes first.
std::vector<Mover> moversInOrder(const Campaign &campaign, const Pack &pack, int army);
/// The same by name.
QStringList toMove(const Campaign &campaign, const Pack &pack, int army);
/// Who of the enemy moves next, the side with the highest die first; none before the first activation.
std::optional<Mover> nextToMove(const Campaign &campaign, const Pack &pack);
/// All sides in the order of their activation dice.
std::vector<int> sidesInOrder(const Play &play);

/// The highest Rep by which a group of the player's can act; none where nobody stands.
std::optional<int> bestRepToAct(const Campaign &campaign, const Pack &pack);

/// Who was stunned, ducked back or hunkered down before this turn and is active now, a sentence for each state.
QStringList comingRound(const Campaign &campaign, const Pack &pack);

/// Who is in each section while the battle is on the table, by section − 1: "PEF 2, group 1: Leader, Rep 5, your band:
/// Osric Vane, Ulric". What a map shows as tokens, for those who hear it; empty where nobody is.
std::vector<QString> whoStands(const Campaign &campaign);

/// Those in a section, or off the table, who do not simply carry on: "Tibb: ducked back".
QString howTheyStand(const Campaign &campaign, int section);
/// Groups that are in no section: "your band: Osric"; empty where all are on the map.
QString whoIsOffTable(const Campaign &campaign);

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
