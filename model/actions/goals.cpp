// SPDX-License-Identifier: MIT
#include "model/actions/goals.h"

#include "model/actions/demands.h"
#include "model/actions/foes.h"
#include "model/changes/goals.h"
#include "model/nearest.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

namespace muster::actions {

namespace {

constexpr int mostCounted = 1000000;

Step ofGoals(Change change)
{
    Step step;
    step.kind = StepKind::Told;
    step.changes.push_back(std::move(change));
    return step;
}

Result<Goal> goalNumbered(const Campaign &campaign, int id)
{
    const auto goal = campaign.goals.constFind(id);
    if (goal != campaign.goals.constEnd())
        return *goal;
    const QString all = numbered(
        campaign.goals, [](const Goal &one) { return one.id; }, [](const Goal &one) { return one.text; });
    return Problem{campaign.goals.isEmpty() ? ActionText::tr("There is no goal %1; there are none yet.").arg(id)
                                            : ActionText::tr("There is no goal %1. Goals: %2.").arg(id).arg(all)};
}

/// Nothing more is won or lost in a campaign that was closed.
std::optional<Problem> demandNotClosed(const Campaign &campaign)
{
    return campaign.ended ? std::optional(alreadyClosed(campaign)) : std::nullopt;
}

void demandGoalText(const QString &text, Problems &problems)
{
    if (text.trimmed().isEmpty())
        problems.push_back({ActionText::tr("A goal must have a text.")});
    else if (characters(text) > longestGoal)
        problems.push_back({ActionText::tr("A goal has at most %n characters.", nullptr, longestGoal)});
    else if (!isPlain(text) || text.contains(u'\n'))
        problems.push_back({ActionText::tr("A goal must be one line of plain text.")});
}

int mostOf(GoalKind kind)
{
    return kind == GoalKind::StarRep ? highestRep : mostCounted;
}

void demandWhatCounts(const Campaign &campaign, const Pack &pack, const Goal &wanted, Problems &problems)
{
    if (wanted.count < 1 || wanted.count > mostOf(wanted.kind))
        problems.push_back(
            {ActionText::tr("A goal cannot want %1. Use 1 to %2.").arg(wanted.count).arg(mostOf(wanted.kind))});
    if (wanted.kind == GoalKind::Points && !pack.rewards)
        problems.push_back({ActionText::tr("%1 has no encounter points.").arg(pack.title)});
    if (wanted.kind == GoalKind::FoeTaken) {
        if (const Result<Foe> foe = foeNumbered(campaign, wanted.foe); !foe)
            problems.push_back(foe.problem());
    }
    const QStringList kinds = idsIn(systemOf(campaign, pack).everyKind());
    if (!wanted.won.isEmpty() && !kinds.contains(wanted.won))
        problems.push_back({ActionText::tr("There is no encounter “%1” in this campaign.").arg(wanted.won.left(40))
                            + didYouMean(wanted.won, kinds) + u' '
                            + ActionText::tr("Encounters: %1.").arg(kinds.join(QStringLiteral(", ")))});
}

} // namespace

Result<Step> setGoal(const Campaign &campaign, const Pack &pack, const Goal &wanted)
{
    if (const auto problem = demandNotClosed(campaign))
        return *problem;
    Problems problems;
    demandGoalText(wanted.text, problems);
    demandWhatCounts(campaign, pack, wanted, problems);
    if (campaign.goals.size() >= mostGoals)
        problems.push_back({ActionText::tr("A campaign has at most %n goals.", nullptr, mostGoals)});
    if (!problems.empty())
        return problems;
    return ofGoals(GoalSet{campaign.lastGoal + 1, wanted.text.trimmed(), wanted.kind, wanted.count, wanted.won,
                           wanted.foe, wanted.taken});
}

Result<Step> reachGoal(const Campaign &campaign, int id)
{
    if (const auto problem = demandNotClosed(campaign))
        return *problem;
    const Result<Goal> goal = goalNumbered(campaign, id);
    if (!goal)
        return goal.problems();
    if (goal->reached)
        return Problem{ActionText::tr("Goal %1 is reached already.").arg(id)};
    return ofGoals(GoalReached{id});
}

Result<Step> strikeGoal(const Campaign &campaign, int id)
{
    if (const auto problem = demandNotClosed(campaign))
        return *problem;
    if (const Result<Goal> goal = goalNumbered(campaign, id); !goal)
        return goal.problems();
    return ofGoals(GoalStruck{id});
}

Result<Step> closeCampaign(const Campaign &campaign, CampaignEnding ending)
{
    if (const auto problem = demandNotClosed(campaign))
        return *problem;
    if (campaign.encounter)
        return Problem{ActionText::tr("An encounter is under way. Finish the battle first.")};
    return ofGoals(CampaignClosed{ending});
}

} // namespace muster::actions
