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

/// A battle in which the enemy's leader was this foe.
struct FoeMeeting {
    int turn = 1;
    EncounterKind kind = EncounterKind::Patrol;
    EncounterPart part = {}; ///< the encounter, in place of `kind`
    TableState fate = TableState::CarryingOn; ///< as the foe stands, or stood last
    std::optional<Outcome> outcome = {}; ///< none while the battle lasts

    friend bool operator==(const FoeMeeting &, const FoeMeeting &) = default;
};

/// A leader of the enemy with a name, who may be met again (R91).
struct Foe {
    int id = 0; ///< in the order of naming, never used again
    QString name;
    int rep = 0; ///< for reading: on the table it is the leader's; 0: nobody said
    QString weapon = {}; ///< an id of the pack's; empty: nobody said
    QString list = {}; ///< likewise
    FoeStatus status = FoeStatus::AtLarge;
    int named = 1; ///< the turn in which the foe was named
    std::vector<FoeMeeting> met = {};
    int lastSeen = 0; ///< the higher, the later the foe was named or met

    /// In the battle under way.
    bool isHere() const { return !met.empty() && !met.back().outcome; }
    friend bool operator==(const Foe &, const Foe &) = default;
};

inline constexpr int usualFoeRep = 5; ///< the leader's (R24, R49)

/// By id.
using AllFoes = QMap<int, Foe>;

/// How a foe fares who stands like that.
FoeStatus statusAs(TableState state);

/// In order of their ids: those at large who are not in the battle under way.
std::vector<const Foe *> mayReturn(const AllFoes &foes);
/// The one of them who was named or met last; null without.
const Foe *lastAtLarge(const AllFoes &foes);
/// By the name as one hears it; null without.
const Foe *foeCalled(const AllFoes &foes, const QString &name);

struct Campaign;

/// What a goal is counted by.
enum class GoalKind : std::uint8_t {
    OwnWords, ///< the player says when
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

/// Something a campaign is played for.
struct Goal {
    int id = 0; ///< in the order of adding, never used again
    QString text; ///< the player's own
    GoalKind kind = GoalKind::OwnWords;
    int count = 1; ///< as much is wanted
    QString won = {}; ///< battles of this kind, by its id; empty: any
    int foe = 0; ///< who is to be taken
    std::optional<FoeStatus> taken = {}; ///< how; none: captured or killed
    int since = 1; ///< the turn in which it was added
    int done = 0; ///< so much there is
    std::optional<int> reached = {}; ///< the turn in which it was; it stays so
    bool reachedBefore = false; ///< it was when it was added, and nobody can say since when

    friend bool operator==(const Goal &, const Goal &) = default;
};

/// By id.
using AllGoals = QMap<int, Goal>;

/// How a campaign was closed.
enum class CampaignEnding : std::uint8_t { Won, Lost };

inline constexpr int mostGoals = 100;
inline constexpr int longestGoal = 200; ///< characters

/// The one reached last, or else the one nearest to it: what the month bar shows; null without goals.
const Goal *goalInView(const AllGoals &goals);

/// How much there is of what the goal wants, over the whole book as it comes to this campaign. What players count
/// themselves stays as they said.
int doneOf(const Goal &goal, const Campaign &campaign);

/// One that is reached as it is added was so since the turn in which the book shows it, if it does.
void markReachedBefore(Goal &goal, const Campaign &campaign);

/// What moves goals. While it stays the same they do, but where the player corrects something.
struct GoalCounts {
    int lastGoal = 0;
    int turn = 0;
    std::size_t battles = 0;
    std::size_t gone = 0;
    int grunts = 0;
    int starRep = 0;
    int points = 0; ///< of those in the band
    std::array<int, 2> foesTaken = {}; ///< captured, killed

    friend bool operator==(const GoalCounts &, const GoalCounts &) = default;
};
/// All zero without goals.
GoalCounts countsOf(const Campaign &campaign);

/// Counts the goals anew after a step of that turn, which may have ended it. Battles are counted when they are won, so that this takes no longer in a long book.
void settleGoals(Campaign &campaign, int turn);
/// A battle was won.
void countWon(Campaign &campaign, const PastEncounter &past);

} // namespace muster
