// SPDX-License-Identifier: MIT
#include "model/campaign/aims.h"

#include "model/campaign/campaign.h"
#include "model/systems/encounterrules.h"
#include "rules/lists.h"

#include <algorithm>
#include <array>
#include <utility>

namespace muster {

FoeStatus statusAs(TableState state)
{
    switch (state) {
    case TableState::Dead:
    case TableState::Turned:
        return FoeStatus::Killed;
    case TableState::Captured:
    case TableState::Surrendered:
        return FoeStatus::Captured;
    default:
        return FoeStatus::AtLarge;
    }
}

std::vector<const Foe *> mayReturn(const AllFoes &foes)
{
    std::vector<const Foe *> all;
    for (const Foe &foe : foes) {
        if (foe.status == FoeStatus::AtLarge && !foe.isHere())
            all.push_back(&foe);
    }
    return all;
}

const Foe *lastAtLarge(const AllFoes &foes)
{
    const std::vector<const Foe *> all = mayReturn(foes);
    const auto last =
        std::ranges::max_element(all, [](const Foe *one, const Foe *other) { return one->lastSeen < other->lastSeen; });
    return last == all.end() ? nullptr : *last;
}

const Foe *foeCalled(const AllFoes &foes, const QString &name)
{
    const auto asHeard = [](const QString &called) { return called.simplified().toCaseFolded(); };
    return findIf(foes, [&](const Foe &foe) { return asHeard(foe.name) == asHeard(name); });
}

namespace {

bool isSuch(const PastEncounter &past, const QString &kind)
{
    if (past.outcome != Outcome::Success)
        return false;
    const QStringList kinds = kindsOf(past);
    return kind.isEmpty() || kinds.contains(kind);
}

/// Returns whether the goal is counted from the campaign as it stands, and not event by event.
bool isAsItStands(GoalKind kind)
{
    return kind != GoalKind::OwnWords && kind != GoalKind::BattlesWon;
}

bool isFoeTaken(const Goal &goal, const Foe &foe)
{
    return goal.taken ? foe.status == *goal.taken : foe.status != FoeStatus::AtLarge;
}

int bestStarRep(const Campaign &campaign)
{
    int best = 0;
    for (const Figure *star : campaign.stars())
        best = std::max(best, star->rep());
    return best;
}

} // namespace

const Goal *goalInView(const AllGoals &goals)
{
    const auto nearness = [](const Goal &goal) {
        return std::pair(goal.reached ? 2.0 : double(goal.done) / goal.count, goal.reached.value_or(0));
    };
    const auto nearest = std::ranges::max_element(
        goals, [&](const Goal &one, const Goal &other) { return nearness(one) < nearness(other); });
    return nearest == goals.end() ? nullptr : &*nearest;
}

int doneOf(const Goal &goal, const Campaign &campaign)
{
    switch (goal.kind) {
    case GoalKind::OwnWords:
        return goal.done;
    case GoalKind::BattlesWon:
        return countIf(campaign.past, [&](const PastEncounter &past) { return isSuch(past, goal.won); });
    case GoalKind::FoeTaken: {
        const auto foe = campaign.foes.constFind(goal.foe);
        return foe != campaign.foes.constEnd() && isFoeTaken(goal, *foe) ? 1 : 0;
    }
    case GoalKind::StarRep:
        return bestStarRep(campaign);
    case GoalKind::TurnsOutlived:
        return campaign.turn - 1;
    case GoalKind::Points:
        return campaign.points();
    case GoalKind::Grunts:
        return campaign.gruntCount();
    }
    Q_UNREACHABLE();
}

namespace {

/// Returns the turn in which the goal was reached; none if the campaign does not show it.
std::optional<int> reachedIn(const Goal &goal, const Campaign &campaign)
{
    switch (goal.kind) {
    case GoalKind::BattlesWon: {
        int won = 0;
        const auto last = std::ranges::find_if(campaign.past, [&](const PastEncounter &past) {
            won += isSuch(past, goal.won) ? 1 : 0;
            return won == goal.count;
        });
        return last == campaign.past.end() ? std::nullopt : std::optional(last->turn);
    }
    case GoalKind::FoeTaken: {
        const Foe foe = campaign.foes.value(goal.foe);
        const bool inBattle = !foe.met.empty() && statusAs(foe.met.back().fate) == foe.status;
        return inBattle ? std::optional(foe.met.back().turn) : std::nullopt;
    }
    case GoalKind::TurnsOutlived:
        return goal.count + 1;
    case GoalKind::OwnWords:
    case GoalKind::StarRep:
    case GoalKind::Points:
    case GoalKind::Grunts:
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

} // namespace

void markReachedBefore(Goal &goal, const Campaign &campaign)
{
    if (goal.done < goal.count)
        return;
    const std::optional<int> when = reachedIn(goal, campaign);
    goal.reached = when.value_or(campaign.turn);
    goal.reachedBefore = !when;
}

GoalCounts countsOf(const Campaign &campaign)
{
    GoalCounts counts;
    if (campaign.goals.isEmpty())
        return counts;
    counts.lastGoal = campaign.lastGoal;
    counts.turn = campaign.turn;
    counts.battles = campaign.past.size();
    counts.gone = campaign.former.size();
    for (const Figure &figure : campaign.band) {
        counts.grunts += figure.star ? 0 : 1;
        counts.starRep = std::max(counts.starRep, figure.star ? figure.rep() : 0);
        counts.points += figure.points;
    }
    for (const Foe &foe : campaign.foes) {
        if (foe.status != FoeStatus::AtLarge)
            ++counts.foesTaken[foe.status == FoeStatus::Captured ? 0 : 1];
    }
    return counts;
}

void settleGoals(Campaign &campaign, int turn)
{
    std::array<std::optional<int>, static_cast<std::size_t>(GoalKind::Grunts) + 1>
        known; // one value for all goals of a kind
    const auto doneNow = [&](const Goal &goal) {
        if (!isAsItStands(goal.kind))
            return goal.done;
        if (goal.kind == GoalKind::FoeTaken)
            return doneOf(goal, campaign);
        std::optional<int> &done = known[static_cast<std::size_t>(goal.kind)];
        return done ? *done : done.emplace(doneOf(goal, campaign));
    };
    for (Goal &goal : campaign.goals) {
        goal.done = doneNow(goal);
        if (!goal.reached && goal.done >= goal.count)
            goal.reached = goal.kind == GoalKind::TurnsOutlived ? campaign.turn : turn;
    }
}

void countWon(Campaign &campaign, const PastEncounter &past)
{
    for (Goal &goal : campaign.goals) {
        if (goal.kind == GoalKind::BattlesWon && isSuch(past, goal.won))
            ++goal.done;
    }
}

} // namespace muster
