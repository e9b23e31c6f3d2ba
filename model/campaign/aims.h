// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "model/campaign/play.h"
#include "rules/slug.h"

#include <QMap>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace muster {

enum class FoeStatus : std::uint8_t { AtLarge, Captured, Killed };

/// A battle in which this foe was the enemy's leader.
struct FoeMeeting {
    int turn = 1;
    EncounterKind kind = EncounterKind::Patrol;
    EncounterPart part = {}; ///< the encounter, instead of `kind`
    TableState fate = TableState::CarryingOn; ///< the foe's state, final once the battle is over
    std::optional<Outcome> outcome = {}; ///< none while the battle lasts

    friend bool operator==(const FoeMeeting &, const FoeMeeting &) = default;
};

/// A named enemy leader who may be met again (R91).
struct Foe {
    int id = 0; ///< in the order of naming, never reused
    QString name;
    int rep = 0; ///< shown only: on the table the leader's Rep counts; 0: unknown
    QString weapon = {}; ///< id in the pack; empty: unknown
    QString list = {}; ///< id of its army list; empty: unknown
    FoeStatus status = FoeStatus::AtLarge;
    int named = 1; ///< the turn in which it was named
    std::vector<FoeMeeting> met = {};
    int lastSeen = 0; ///< grows with each naming and meeting, so the highest was seen last

    /// Returns whether the foe takes part in the battle under way.
    bool isHere() const { return !met.empty() && !met.back().outcome; }
    friend bool operator==(const Foe &, const Foe &) = default;
};

inline constexpr int usualFoeRep = 5; ///< the Rep of a leader (R24, R49)

/// All foes by id.
using AllFoes = QMap<int, Foe>;

/// Returns the status of a foe in this state on the table.
FoeStatus statusAs(TableState state);

/// Returns the foes at large who are not in the battle under way, ordered by id.
std::vector<const Foe *> mayReturn(const AllFoes &foes);
/// Returns the foe of mayReturn() who was named or met last, or null.
const Foe *lastAtLarge(const AllFoes &foes);
/// Returns the foe with this name, ignoring case and extra spaces, or null.
const Foe *foeCalled(const AllFoes &foes, const QString &name);

struct Campaign;

/// The quantity that a goal counts.
enum class GoalKind : std::uint8_t {
    OwnWords, ///< no quantity: the player decides when it is reached
    BattlesWon,
    FoeTaken,
    StarRep,
    TurnsOutlived,
    Points,
    Grunts
};

template<>
inline constexpr auto otherSlugs<GoalKind> = std::to_array<Slug<GoalKind>>({
    {GoalKind::BattlesWon, QLatin1StringView("won")},
    {GoalKind::FoeTaken, QLatin1StringView("foe")},
    {GoalKind::StarRep, QLatin1StringView("rep")},
    {GoalKind::TurnsOutlived, QLatin1StringView("months")},
});

/// An aim of a campaign.
struct Goal {
    int id = 0; ///< in the order of adding, never reused
    QString text; ///< the player's own words
    GoalKind kind = GoalKind::OwnWords;
    int count = 1; ///< the number to be reached
    QString won = {}; ///< id of the kind of battle that counts; empty: any
    int foe = 0; ///< id of the foe to be captured or killed
    std::optional<FoeStatus> taken = {}; ///< the outcome wanted for the foe; none: captured or killed
    int since = 1; ///< the turn in which it was added
    int done = 0; ///< progress so far
    std::optional<int> reached = {}; ///< the turn in which it was reached; never cleared again
    bool reachedBefore = false; ///< already reached when added, in a turn that is not known

    friend bool operator==(const Goal &, const Goal &) = default;
};

/// All goals by id.
using AllGoals = QMap<int, Goal>;

/// The outcome with which the player closed a campaign.
enum class CampaignEnding : std::uint8_t { Won, Lost };

inline constexpr int mostGoals = 100;
inline constexpr int longestGoal = 200; ///< characters

/// Returns the goal for the month bar: the one reached last, else the one nearest to that; null if there are none.
const Goal *goalInView(const AllGoals &goals);

/// Returns the progress of the goal, counted over the whole campaign. The progress of a goal in the player's own words
/// is left as it is.
int doneOf(const Goal &goal, const Campaign &campaign);

/// Marks a goal that is already reached when it is added, with the turn in which that happened if the campaign shows
/// it.
void markReachedBefore(Goal &goal, const Campaign &campaign);

/// The values that goals depend on. While they are unchanged, goals are too, except after a correction.
struct GoalCounts {
    int lastGoal = 0;
    int turn = 0;
    std::size_t battles = 0;
    std::size_t gone = 0;
    int grunts = 0;
    int starRep = 0;
    int points = 0; ///< points of the figures in the band
    std::array<int, 2> foesTaken = {}; ///< numbers of captured and of killed foes

    friend bool operator==(const GoalCounts &, const GoalCounts &) = default;
};
/// Returns the current values, all zero if there are no goals.
GoalCounts countsOf(const Campaign &campaign);

/// Counts the goals again after a step of turn `turn`, which the step may have ended. Battles are counted by countWon()
/// when they are won, so the time does not grow with the history.
void settleGoals(Campaign &campaign, int turn);
/// Adds a won battle to the goals that count it.
void countWon(Campaign &campaign, const PastEncounter &past);

} // namespace muster
