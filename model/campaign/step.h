// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/changes/campaign.h"
#include "model/changes/change.h"
#include "rules/dice/roll.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

#include <QDateTime>

#include <span>

namespace muster {

/// What the player did. A closed list: model/story tells each in words.
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
    Arranged, ///< something of the encounter in hand that is settled after it was dealt, by dice or by the players
    Told, ///< the player's own words or pictures
    Asked, ///< a question was put to the dice
    SetAside ///< a run of the battle that does not count
};

/// How far a goal is after a step.
struct GoalCount {
    int id = 1;
    int done = 0;
    std::optional<int> reached = {}; ///< the turn

    friend bool operator==(const GoalCount &, const GoalCount &) = default;
};

/// The goals that a step moved.
struct GoalsMoved {
    std::vector<GoalCount> goals;

    friend bool operator==(const GoalsMoved &, const GoalsMoved &) = default;
};

/// One entry of the book: what was done, the dice, and what changed.
struct Step {
    StepKind kind = StepKind::Founded;
    Rolls rolls;
    Changes changes;
    QDateTime when; ///< UTC; set when it is written
    std::optional<GoalsMoved> moved = {}; ///< none: the goals are counted when it is applied, as in older files

    friend bool operator==(const Step &, const Step &) = default;
};

/// Of one change, without dice.
Step stepOf(StepKind kind, Change change);

using Steps = std::vector<Step>;

/// Whether steps are kept where they were undone and then left by doing something else (R92): there is a roll, a battle, a
/// recruit, a foe, a goal or an ending among them.
bool areWorthKeeping(std::span<const Step> steps);

/// The same step of a campaign that is called so.
Step renamed(Step step, const QString &campaignName);

/// The step with how far the goals are after it, so that a later version need not count them in the same way.
Step withGoalsCounted(const Campaign &now, Step step);

/// The same was done with the same dice: the steps differ at most in their dates and in whether they count the goals.
bool isSameDeed(const Step &one, const Step &other);

/// Makes a step happen.
void apply(Campaign &campaign, const Step &step);

/// The campaign after the first `count` steps.
Campaign fold(const Steps &steps, std::size_t count);
inline Campaign fold(const Steps &steps)
{
    return fold(steps, steps.size());
}

/// The campaign at every hundredth of some steps, so that going back in a long book folds few of them.
class FoldedSteps
{
public:
    /// The campaign after the first `count`.
    Campaign at(const Steps &steps, std::size_t count);
    /// The steps behind the first `count` are others from now on.
    void changedAfter(std::size_t count);

private:
    std::vector<Campaign> m_hundreds; ///< after the first 0, 100, 200 … steps, as far as was asked
};

/// Makes a step of a file happen after checking that it can: apply() takes for granted that whom a change names is
/// there, and a file may say anything. On a Problem the campaign is left half changed and of no more use.
std::optional<Problem> applyChecked(Campaign &campaign, const Step &step);

/// The campaign after the first `count` steps, each checked; else what is wrong with the first that makes no sense.
Result<Campaign> foldChecked(const Steps &steps, std::size_t count);

/// All that was ever done, and how much of it holds. Taking back moves `inForce`; the steps behind it can be brought
/// forward again until a new one is written.
struct Book {
    Steps steps;
    std::size_t inForce = 0;

    Campaign campaign() const { return fold(steps, inForce); }
    std::span<const Step> stepsInForce() const { return std::span(steps).first(inForce); }
    std::span<const Step> stepsUndone() const { return std::span(steps).subspan(inForce); }
    bool canTakeBack() const { return inForce > 1; } ///< the founding stays
    bool canBringForward() const { return inForce < steps.size(); }
    /// The step is the one that Redo would bring back, done again.
    bool wouldRedo(const Step &step) const;
    friend bool operator==(const Book &, const Book &) = default;
};

/// A course that was left (R92): steps that were undone, and then left by doing something else. They count for nothing, and
/// stay in the file until the player throws them away.
struct LeftCourse {
    int id = 0; ///< stays the same whatever becomes of the others
    QString name; ///< empty where none was given
    QDateTime left; ///< UTC
    std::size_t from = 0; ///< the steps before it, which it had in common with the campaign then
    std::size_t steps = 0; ///< its own

    friend bool operator==(const LeftCourse &, const LeftCourse &) = default;
};

/// What a figure that joins with this id is called: the next name of the pack's list that nobody in the campaign has or
/// had, and where all are taken, the next with a number. It goes by list and band alone and takes no dice.
QString newName(const Campaign &campaign, const Pack &pack, int id);

} // namespace muster
