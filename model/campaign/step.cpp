// SPDX-License-Identifier: MIT
#include "model/campaign/step.h"

#include "model/changes/campaign.h"
#include "model/changes/foes.h"
#include "model/changes/goals.h"
#include "model/changes/play.h"
#include "model/texts.h"

namespace muster {

Step renamed(Step step, const QString &campaignName)
{
    const auto called = [&](auto change) {
        change.name = campaignName;
        return change;
    };
    for (Change &change : step.changes) {
        if (const auto *founded = change.as<Founded>())
            change = called(*founded);
        else if (const auto *corrected = change.as<CampaignCorrected>())
            change = called(*corrected);
    }
    return step;
}

namespace {

void settleGoals(Campaign &campaign, const Step &step, const GoalCounts &before)
{
    if (step.kind == StepKind::Corrected || countsOf(campaign) != before)
        settleGoals(campaign, before.turn > 0 ? before.turn : campaign.turn);
}

} // namespace

void apply(Campaign &campaign, const Step &step)
{
    const GoalCounts before = countsOf(campaign);
    for (const Change &change : step.changes)
        apply(campaign, change);
    settleGoals(campaign, step, before);
}

Campaign fold(const Steps &steps, std::size_t count)
{
    Campaign campaign;
    std::for_each_n(steps.begin(), std::min(count, steps.size()), [&](const Step &step) { apply(campaign, step); });
    return campaign;
}

namespace {

/// A battle on the table, a foe, a goal or an ending: more than words about what happened.
bool isWeighty(const Change &change)
{
    return change.is<PlayBegun>() || change.is<FoeNamed>() || change.is<FoeCorrected>() || change.is<GoalSet>()
        || change.is<GoalReached>() || change.is<GoalStruck>() || change.is<CampaignClosed>();
}

} // namespace

bool areWorthKeeping(std::span<const Step> steps)
{
    return std::any_of(steps.begin(), steps.end(), [](const Step &step) {
        return !step.rolls.empty() || step.kind == StepKind::BattleFinished || step.kind == StepKind::Recruited
            || std::any_of(step.changes.begin(), step.changes.end(), isWeighty);
    });
}

bool Book::wouldRedo(const Step &step) const
{
    if (!canBringForward())
        return false;
    const Step &next = steps[inForce];
    return step.kind == next.kind && step.rolls == next.rolls && step.changes == next.changes;
}

std::optional<Problem> applyChecked(Campaign &campaign, const Step &step)
{
    const bool foundsIt = !step.changes.empty() && step.changes.front().is<Founded>();
    if (foundsIt != campaign.rules.isEmpty())
        return Problem{CampaignText::tr("Only the first step can create the campaign.")};
    const GoalCounts before = countsOf(campaign);
    for (const Change &change : step.changes) {
        if (const WhyNot reason = whyNot(campaign, change))
            return Problem{CampaignText::tr("A step is not valid: %1.").arg(*reason)};
        apply(campaign, change);
    }
    settleGoals(campaign, step, before);
    if (campaign.rules.isEmpty() || campaign.lastId == 0)
        return Problem{CampaignText::tr("A campaign must have a rule set and a Star.")};
    if (!campaign.ended && (campaign.phase != Phase::Over) != (campaign.star() != nullptr))
        return Problem{CampaignText::tr("A campaign must have its Star until it is over.")};
    const auto isLed = [&](const Figure &figure) { return campaign.starOf(figure) != nullptr; };
    if (campaign.phase != Phase::Over && !std::all_of(campaign.band.begin(), campaign.band.end(), isLed))
        return Problem{CampaignText::tr("Everybody follows a Star of the campaign.")};
    if ((campaign.phase == Phase::Play) != campaign.encounter.has_value())
        return Problem{CampaignText::tr("A battle must have a current encounter.")};
    return std::nullopt;
}

Result<Campaign> foldChecked(const Steps &steps, std::size_t count)
{
    Campaign campaign;
    for (std::size_t i = 0; i < std::min(count, steps.size()); ++i) {
        if (const auto problem = applyChecked(campaign, steps[i]))
            return Problem{CampaignText::tr("Step %1: %2").arg(i + 1).arg(problem->text)};
    }
    return campaign;
}

} // namespace muster
