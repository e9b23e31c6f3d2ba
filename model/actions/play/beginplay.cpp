// SPDX-License-Identifier: MIT
#include "model/actions/actiontext.h"
#include "model/actions/play/demands.h"
#include "model/actions/play/play.h"
#include "model/story/staradvantages.h"

#include <algorithm>

namespace muster::actions {

namespace {

constexpr int farSection = 2; // the middle of the enemy's edge

/// Ambushers show themselves later, and the police come after the alarm.
bool isThereAtFirst(const Scenario &scenario)
{
    return scenario.enemyRole != Role::Ambusher && scenario.enemyRole != Role::Police
        && !scenario.enemy.figures.empty();
}

} // namespace

Result<Step> beginPlay(const Campaign &campaign, const Pack &pack, const std::vector<FigureId> &party)
{
    Problems problems = demandTurns(campaign);
    if (!problems.empty())
        return problems;
    if (campaign.play)
        return Problem{ActionText::tr("The battle is on the table already.")};
    for (const FigureId id : party) {
        if (!campaign.find(id))
            problems.push_back({ActionText::tr("Nobody in the band has number %1.").arg(number(id))});
        else if (campaign.find(id)->isAway(campaign.turn))
            problems.push_back(
                {ActionText::tr("%1 is still away with a wound and cannot come.").arg(campaign.find(id)->name)});
    }
    if (!problems.empty())
        return problems;

    PlayBegun begun;
    for (const Figure &figure : campaign.band) {
        const bool named = party.empty() || std::find(party.begin(), party.end(), figure.id) != party.end();
        const bool comes = named && !figure.isAway(campaign.turn);
        begun.own.push_back({figure.id, comes ? TableState::CarryingOn : TableState::AtHome});
    }
    if (campaign.star() && hasStarPower(pack))
        begun.starPower = campaign.star()->rep(); // R28
    Step step;
    step.kind = StepKind::Played;
    step.changes = {begun};
    if (campaign.encounter->scenario && isThereAtFirst(*campaign.encounter->scenario))
        step.changes.push_back(enemyForce(campaign, farSection));
    return step;
}

} // namespace muster::actions
