// SPDX-License-Identifier: MIT
#include "model/campaign/step.h"

#include "model/changes/campaign.h"
#include "model/changes/play.h"
#include "model/changes/story.h"
#include "model/texts.h"

#include <QSet>

namespace muster {

Step stepOf(StepKind kind, Change change)
{
    Step step;
    step.kind = kind;
    step.changes.push_back(std::move(change));
    return step;
}

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
    if (step.moved) {
        for (const GoalCount &count : step.moved->goals) {
            Goal &goal = campaign.goals[count.id];
            goal.done = count.done;
            goal.reached = count.reached;
        }
    } else if (step.kind == StepKind::Corrected || countsOf(campaign) != before) {
        settleGoals(campaign, before.turn > 0 ? before.turn : campaign.turn);
    }
}

} // namespace

Step withGoalsCounted(const Campaign &now, Step step)
{
    Campaign after = now;
    if (step.moved || applyChecked(after, step) || after.goals.isEmpty())
        return step;
    if (step.kind != StepKind::Corrected && countsOf(after) == countsOf(now))
        return step;
    step.moved.emplace();
    for (const Goal &goal : std::as_const(after.goals)) {
        const Goal before = now.goals.value(goal.id);
        if (before.done != goal.done || before.reached != goal.reached)
            step.moved->goals.push_back({goal.id, goal.done, goal.reached});
    }
    return step;
}

bool isSameDeed(const Step &one, const Step &other)
{
    return one.kind == other.kind && one.rolls == other.rolls && one.changes == other.changes;
}

void apply(Campaign &campaign, const Step &step)
{
    const GoalCounts before = countsOf(campaign);
    for (const Change &change : step.changes)
        apply(campaign, change);
    settleGoals(campaign, step, before);
}

Campaign fold(std::span<const Step> steps)
{
    Campaign campaign;
    for (const Step &step : steps)
        apply(campaign, step);
    return campaign;
}

namespace {

constexpr std::size_t hundred = 100;

} // namespace

Campaign FoldedSteps::at(const Steps &steps, std::size_t count)
{
    if (m_hundreds.empty())
        m_hundreds.emplace_back();
    const std::size_t known = std::min(count / hundred, m_hundreds.size() - 1);
    Campaign campaign = m_hundreds[known];
    for (std::size_t i = known * hundred; i < count; ++i) {
        apply(campaign, steps[i]);
        if ((i + 1) % hundred == 0 && (i + 1) / hundred == m_hundreds.size())
            m_hundreds.push_back(campaign);
    }
    return campaign;
}

void FoldedSteps::changedAfter(std::size_t count)
{
    m_hundreds.resize(std::min(m_hundreds.size(), count / hundred + 1));
}

namespace {

/// Returns whether the change is about a battle on the table, a foe, a goal or an ending, and not only a note.
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

bool History::wouldRedo(const Step &step) const
{
    return canRedo() && isSameDeed(step, steps[inForce]);
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
    for (const GoalCount &count : step.moved.value_or(GoalsMoved()).goals) {
        if (!campaign.goals.contains(count.id))
            return Problem{CampaignText::tr("A step is not valid: %1.")
                               .arg(CampaignText::tr("there is no goal %1").arg(count.id))};
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

namespace {

using NamesTaken = QSet<QString>;

QString asHeard(const QString &name)
{
    return name.simplified().toCaseFolded();
}

NamesTaken takenIn(const Campaign &campaign)
{
    NamesTaken taken;
    for (const Figure &figure : campaign.band) { // no "Dutch" beside Dutch Maddox
        const QString name = asHeard(figure.name);
        taken += name;
        for (const QString &word : name.split(u' '))
            taken += word;
    }
    for (const FormerFigure &figure : campaign.former)
        taken += asHeard(figure.figure.name);
    return taken;
}

/// Returns the first free name of the list. Name 1 is the Star's, which the player chooses, so recruits get it last.
QString firstFree(const Pack &pack, const NamesTaken &taken)
{
    const auto names = static_cast<int>(pack.names.size());
    for (int round = 0;; ++round) {
        for (int place = 1; place <= names; ++place) {
            const QString name = pack.nameFor(round * names + place % names + 1);
            if (!taken.contains(asHeard(name)))
                return name;
        }
    }
}

} // namespace

QString newName(const Campaign &campaign, const Pack &pack, int id)
{
    NamesTaken taken = takenIn(campaign);
    QString name = firstFree(pack, taken);
    for (int before = campaign.lastId + 1; before < id; ++before) {
        taken += asHeard(name);
        name = firstFree(pack, taken);
    }
    return name;
}

} // namespace muster
