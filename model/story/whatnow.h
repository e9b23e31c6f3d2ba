// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/story/narratedstep.h"
#include "rules/pack/pack.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace muster {

/// Returns the next thing that the book requires during the encounter, in a sentence or two; empty if there is none.
QString whatNow(const Campaign &campaign, const Pack &pack);

/// The In Sight Test that must be taken before anything else.
struct InSightDue {
    static constexpr QLatin1String test{"in-sight"}; ///< its id on the shelf
    std::vector<int> groups; ///< numbers of the groups that came into sight
    std::vector<FigureOnTable> figures; ///< figures of both sides without a recorded test since then

    QString inWords() const; ///< "group 1 and group 2"; empty if no test is due
};
InSightDue dueInSight(const Campaign &campaign, const Pack &pack);

/// A PEF or a group of an enemy side.
struct Mover {
    bool pef = false;
    int id = 0;
};

/// Returns an enemy side's PEFs and groups that are still to move in this activation, as names in the order of
/// nextToMove().
QStringList toMove(const Campaign &campaign, const Pack &pack, int army);
/// Returns the enemy PEF or group that moves next, from the side with the highest die; none before the first
/// activation.
std::optional<Mover> nextToMove(const Campaign &campaign, const Pack &pack);
/// Returns all sides in the order of their activation dice.
std::vector<int> sidesInOrder(const Play &play);

/// Returns the highest Rep with which a group of the player's can act; none if nobody stands.
std::optional<int> bestRepToAct(const Campaign &campaign, const Pack &pack);

/// Returns a sentence for each state in which figures have been since before this turn and are active now: stunned,
/// ducked back or hunkered down.
QStringList comingRound(const Campaign &campaign, const Pack &pack);

/// Returns the occupants of each section during play, indexed by section − 1: "PEF 2, group 1: Leader, Rep 5, your
/// band: Osric Vane, Ulric". Screen readers read this instead of the map's tokens; empty for an empty section.
std::vector<QString> whoStands(const Campaign &campaign);

/// The figures in one place of the table.
struct WhereTheyStand {
    int section = 0; ///< 0: off the table
    QString place; ///< such as "Hill", "off the table"
    QString who; ///< such as "your band: Osric, Joan"
    QString how = {}; ///< such as "Tibb ducked back"; empty if all carry on
};

/// A summary of a battle that is resumed after a while.
struct ResumeCard {
    /// A recorded event, and its turn.
    struct Thing {
        QString turn; ///< such as "Turn 5"; empty before the first
        StoryLine line;
    };

    QString whoseGo; ///< such as "Turn 6, your go"
    QString left; ///< such as "Raid: Attack, by night. Last played on 14 November, 8 days ago."
    std::optional<StoryLine> turn = {}; ///< the beginning of the present turn, with its dice
    std::vector<Thing> last; ///< at most three, the latest first
    QString next; ///< the next thing to do
    std::vector<WhereTheyStand> stand;
};

/// Returns the result of the last dice in the current battle, with those dice; none before the first.
std::optional<StoryLine> lastRollOf(const History &history, const Pack &pack);

/// Returns the card of the battle under way; none if there is no battle, it has only just begun, or it was left less
/// than an hour ago. `now` is in UTC.
std::optional<ResumeCard> resumeOf(const History &history, const Campaign &campaign, const Pack &pack,
                                   const QDateTime &now);

/// Returns whose go it is, from the activation dice and the moves made since: "Turn 6, your go".
QString goByActivation(const Campaign &campaign, const Pack &pack);

} // namespace muster
