// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/bands.h"
#include "model/actions/demands.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/needs.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

namespace muster::actions {

namespace {

EndCause endOf(Status status)
{
    switch (status) {
    case Status::Dead:
        return EndCause::StarDied;
    case Status::Captured:
        return EndCause::StarCaptured;
    case Status::Turned:
        return EndCause::StarTurned;
    default:
        return EndCause::StarSpent;
    }
}

/// What the player may not touch stays as it was.
Figure setRight(const Campaign &campaign, const Pack &pack, const Figure &old, const Figure &wanted)
{
    Figure figure = wanted;
    figure.name = wanted.name.trimmed();
    figure.star = old.star;
    figure.leader = old.leader;
    figure.joined = old.joined;
    figure.bestRep = old.bestRep;
    figure.status = old.status;
    const Figure *star = old.star ? nullptr : campaign.find(old.leader);
    if (star && figure.rep() != old.rep())
        figure.outranksStar = outranks(pack, figure, *star); // R98
    return figure;
}

} // namespace

Result<Step> correctFigure(const Campaign &campaign, const Pack &pack, const Figure &wanted)
{
    const Figure *old = campaign.find(wanted.id);
    if (!old)
        return campaign.findEver(wanted.id)
            ? Problem{ActionText::tr("%1 is no longer in the band and must be brought back first.")
                          .arg(campaign.findEver(wanted.id)->name)}
            : nobodyNumbered(campaign, wanted.id);
    Problems problems;
    demandName(wanted.name, ActionText::tr("The name"), problems);
    if (wanted.profile.type != old->profile.type)
        demandName(wanted.profile.type, ActionText::tr("The type"), problems);
    demandProfile(pack, wanted.profile, 1, highestRep, old->name, problems);
    demandAttributes(pack, wanted.attributes, old->star ? 2 : 1, old->name, problems); // R52
    if (wanted.months < 0 || wanted.months > latestTurn)
        problems.push_back({ActionText::tr("%1 can have served 0 to %2 months, not %3.")
                                .arg(old->name)
                                .arg(latestTurn)
                                .arg(wanted.months)});
    if (wanted.backIn < 0 || wanted.backIn > latestTurn)
        problems.push_back({ActionText::tr("%1 can be back in turn 0 to %2, not %3.")
                                .arg(old->name)
                                .arg(latestTurn)
                                .arg(wanted.backIn)});
    if (wanted.points < 0 || wanted.points > mostPoints)
        problems.push_back(
            {ActionText::tr("%1 can have 0 to %2 points, not %3.").arg(old->name).arg(mostPoints).arg(wanted.points)});
    const bool taken = old->star && wanted.status == Status::Captured && systemOf(campaign, pack).holdsStars();
    const bool freed = old->isHeld() && wanted.status == Status::Active;
    const bool leaves = wanted.status != Status::Active && !taken;
    if (campaign.ended && (leaves || freed || taken))
        problems.push_back(alreadyClosed(campaign));
    if ((leaves || (taken && !old->isHeld())) && old->star && campaign.phase == Phase::Play)
        problems.push_back(
            {ActionText::tr("An encounter is under way. Report what became of %1 after the battle.").arg(old->name)});
    const Figure figure = setRight(campaign, pack, *old, wanted);
    const bool changesHands = freed || (taken && !old->isHeld());
    if (problems.empty() && !leaves && !changesHands && figure == *old)
        problems.push_back({ActionText::tr("Nothing has changed for %1.").arg(old->name)});
    if (!problems.empty())
        return problems;

    Step step;
    step.kind = StepKind::Corrected;
    if (figure != *old)
        step.changes.push_back(FigureCorrected{figure});
    if (changesHands)
        step.changes.push_back(FigureHeld{wanted.id, taken});
    if (leaves)
        step.changes.push_back(FigureLeft{wanted.id, wanted.status, LeaveCause::Correction});
    if (leaves && old->star && campaign.hasSeveralStars()) {
        const Changes followers = disband(campaign, pack, wanted.id, {}, LeaveCause::StarLost);
        step.changes.insert(step.changes.end(), followers.begin(), followers.end());
    } else if (leaves && old->star) {
        step.changes.push_back(CampaignEnded{endOf(wanted.status)});
    }
    return step;
}

} // namespace muster::actions
