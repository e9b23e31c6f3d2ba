// SPDX-License-Identifier: MIT
#include "model/actions/actiontext.h"
#include "model/actions/play/demands.h"
#include "model/actions/play/placement.h"
#include "model/actions/play/play.h"
#include "model/changes/play.h"
#include "model/story/staradvantages.h"

#include <algorithm>

namespace muster::actions {

namespace {

/// Those who hide or come after the alarm are brought by what the encounter rolls; all others are there, or on their way.
bool isThereAtFirst(const Placement &theirs, const Scenario &scenario)
{
    return theirs.how != Beginning::Hidden && theirs.how != Beginning::OnAlarm && !scenario.enemy.figures.empty();
}

Problems demandEntry(const Placement &own, std::optional<int> entry)
{
    if (!entry || std::find(own.sections.begin(), own.sections.end(), *entry) != own.sections.end())
        return {};
    if (own.sections.empty())
        return {{ActionText::tr("You begin off the table, so there is no section to choose.")}};
    std::vector<int> sections = own.sections;
    std::sort(sections.begin(), sections.end());
    QStringList choices;
    for (const int section : sections)
        choices << QString::number(section);
    return {{ActionText::tr("You cannot begin in section %1. Sections: %2.").arg(*entry).arg(choices.join(u", "))}};
}

} // namespace

Result<Step> beginPlay(const Campaign &campaign, const Pack &pack, const std::vector<FigureId> &party,
                       std::optional<int> entry)
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
    const Placements both = whereSidesBegin(*campaign.encounter, pack, entry);
    for (const Problem &problem : demandEntry(both.yours, entry))
        problems.push_back(problem);
    if (!problems.empty())
        return problems;

    PlayBegun begun;
    begun.section = both.yours.section();
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
    if (campaign.encounter->scenario && isThereAtFirst(both.theirs, *campaign.encounter->scenario))
        step.changes.push_back(enemyForce(campaign, both.theirs.section()));
    return step;
}

} // namespace muster::actions
