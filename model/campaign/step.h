// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/changes/campaign.h"
#include "model/changes/change.h"
#include "rules/dice/roll.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

#include <QDateTime>

#include <algorithm>
#include <span>
#include <utility>

namespace muster {

/// The kind of act that a step records. A closed list, because model/story puts each kind into words.
enum class StepKind : std::uint8_t {
    Founded,
    Recruited,
    Prepared,
    BattleFinished,
    Dismissed,
    Corrected,
    Played,
    TurnsPassed,
    Travelled,
    SettlementFound,
    PressSought,
    Equipped,
    PlayerJoined,
    PlayerLeft,
    Arranged, ///< a detail of the current encounter settled after it was dealt, by dice or by the players
    Told, ///< the player's own notes or pictures
    Asked, ///< a question put to the dice
    SetAside ///< a run of the battle that does not count
};

/// The progress of a goal after a step.
struct GoalCount {
    int id = 1;
    int done = 0;
    std::optional<int> reached = {}; ///< the turn in which it was reached

    friend bool operator==(const GoalCount &, const GoalCount &) = default;
};

/// The goals whose progress a step changed.
struct GoalsMoved {
    std::vector<GoalCount> goals;

    friend bool operator==(const GoalsMoved &, const GoalsMoved &) = default;
};

/// The record of one act: its kind, its dice and its changes.
struct Step {
    StepKind kind = StepKind::Founded;
    Rolls rolls;
    Changes changes;
    QDateTime when; ///< UTC; set when the step is written
    std::optional<GoalsMoved> moved = {}; ///< none: the goals are counted when the step is applied, as in older files

    friend bool operator==(const Step &, const Step &) = default;
};

/// Returns a step of one change, without dice.
Step stepOf(StepKind kind, Change change);

using Steps = std::vector<Step>;

/// Returns whether undone steps are kept as a course once something else is done (R92): they contain a roll, a battle,
/// a recruit, a foe, a goal or an ending.
bool areWorthKeeping(std::span<const Step> steps);

/// Returns the step with the campaign's name in it replaced by `campaignName`.
Step renamed(Step step, const QString &campaignName);

/// Returns the step with the progress of the goals after it, so that a later version need not count them in the same
/// way.
Step withGoalsCounted(const Campaign &now, Step step);

/// Returns whether both steps did the same with the same dice. Dates and counted goals may differ.
bool isSameDeed(const Step &one, const Step &other);

/// Applies all changes of the step and updates the goals.
void apply(Campaign &campaign, const Step &step);

inline constexpr std::size_t allSteps = -1;

/// Returns the campaign after these steps.
Campaign fold(std::span<const Step> steps);
inline Campaign fold(const Steps &steps)
{
    return fold(std::span(steps));
}
/// Returns the campaign after the first `count` steps.
inline Campaign fold(const Steps &steps, std::size_t count)
{
    return fold(std::span(steps).first(std::min(count, steps.size())));
}

/// Calls `visit` for each step with its number, from 1, and the campaigns before and after it. Returns the last one.
/// Each step is applied twice, because that is cheaper than a copy of a long campaign.
Campaign replay(std::span<const Step> steps, auto visit)
{
    Campaign before;
    Campaign after;
    int number = 0;
    for (const Step &step : steps) {
        apply(after, step);
        visit(step, ++number, std::as_const(before), std::as_const(after));
        apply(before, step);
    }
    return after;
}

/// A cache of the campaign at every hundredth step, so that going back in a long history applies few steps.
class FoldedSteps
{
public:
    /// Returns the campaign after the first `count` steps.
    Campaign at(const Steps &steps, std::size_t count);
    /// Discards cached campaigns after the first `count` steps. Call this when later steps have changed.
    void changedAfter(std::size_t count);

private:
    std::vector<Campaign> m_hundreds; ///< after the first 0, 100, 200 … steps, as far as requested so far
};

/// Checks and applies a step from a file: apply() assumes that every id in a change exists, and a file may contain
/// anything. After a Problem the campaign is half changed and must be discarded.
std::optional<Problem> applyChecked(Campaign &campaign, const Step &step);

/// Returns the campaign after the first `count` steps, each checked, or the problem of the first step that is not
/// valid.
Result<Campaign> foldChecked(const Steps &steps, std::size_t count = allSteps);

/// All steps of a campaign and how many of them are in force. Undo lowers `inForce`; the steps after it can be redone
/// until a new one is written.
struct History {
    Steps steps;
    std::size_t inForce = 0;

    Campaign campaign() const { return fold(steps, inForce); }
    std::span<const Step> stepsInForce() const { return std::span(steps).first(inForce); }
    std::span<const Step> stepsUndone() const { return std::span(steps).subspan(inForce); }
    bool canUndo() const { return inForce > 1; } ///< the founding step is never undone
    bool canRedo() const { return inForce < steps.size(); }
    /// Returns whether the step equals the one that Redo would apply.
    bool wouldRedo(const Step &step) const;
    friend bool operator==(const History &, const History &) = default;
};

/// An abandoned course (R92): steps that were undone, and then left by doing something else. They count for nothing,
/// and stay in the file until the player deletes them.
struct AbandonedCourse {
    int id = 0; ///< never changes, even if other courses are deleted
    QString name; ///< empty if it has none
    QDateTime left; ///< UTC
    std::size_t from = 0; ///< the number of steps before it that it shared with the campaign
    std::size_t steps = 0; ///< the number of its own steps

    friend bool operator==(const AbandonedCourse &, const AbandonedCourse &) = default;
};

/// Returns a name for the figure that joins with this id: the next name of the pack's list that nobody in the campaign
/// has or had; when all are taken, the next name with a number. The result depends on list and band alone and takes no
/// dice.
QString newName(const Campaign &campaign, const Pack &pack, int id);

} // namespace muster
