// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/actiontext.h"
#include "model/actions/demands.h"
#include "model/calendar/calendar.h"
#include "model/changes/campaign.h"

#include <algorithm>

namespace muster::actions {

namespace {

template<typename Piece>
bool holds(const std::vector<Piece> &pieces, int number, int Piece::*id)
{
    return std::any_of(pieces.begin(), pieces.end(), [=](const Piece &piece) { return piece.*id == number; });
}

/// The other side of an encounter that was dealt with it. Dice: as raiseForce().
void raiseAgain(Encounter &encounter, const Pack &pack, const QString &enemy, Dice &dice)
{
    Scenario &scenario = *encounter.scenario;
    const ScenarioRow &row = pack.scenarios->of(scenario.kind);
    const int own = row.sideOf(scenario.role);
    scenario.enemy = raiseForce(pack, enemy, row.sides[static_cast<std::size_t>(1 - own)], dice);
    encounter.enemy = enemy;
}

} // namespace

Problems checkRedeal(const Campaign &campaign, const Pack &pack, const Redeal &again)
{
    if (campaign.phase != Phase::Play || !campaign.encounter)
        return {{ActionText::tr("No encounter is in hand, so there is nothing to deal again.")}};
    if (campaign.play)
        return {{ActionText::tr("The battle has begun, so the table stays as it was dealt. Take play back first.")}};
    Problems problems;
    const Setup &setup = campaign.encounter->setup;
    for (const int section : again.sections) {
        if (!holds(setup.sections, section, &Section::number))
            problems.push_back({ActionText::tr("There is no section %1 on the table.").arg(section)});
    }
    for (const int pef : again.pefs) {
        if (!holds(setup.pefs, pef, &Pef::id))
            problems.push_back({ActionText::tr("There is no PEF %1 on the table.").arg(pef)});
    }
    if (!again.enemy.isEmpty() && !campaign.encounter->scenario)
        problems.push_back(
            {ActionText::tr("Here the enemy is rolled up on the table. Correct the encounter's enemy instead.")});
    else if (!again.enemy.isEmpty())
        demandList(pack, again.enemy, idsIn(pack.lists) + idsIn(pack.teams), problems);
    if (again.empty())
        problems.push_back(
            {ActionText::tr("Everything is kept, so there is nothing to deal again. Let go of a section or a PEF.")});
    return problems;
}

void redeal(const Campaign &campaign, const Pack &pack, const Redeal &again, Dice &dice, Step &step)
{
    step.kind = StepKind::Corrected;
    Encounter encounter = *campaign.encounter;
    if (!again.enemy.isEmpty())
        raiseAgain(encounter, pack, again.enemy, dice);
    encounter.setup = redealSetup(pack, encounter.kind, encounter.setup, again, dice, countriesOf(campaign, pack));
    encounter.seeded = false;
    step.changes.push_back(EncounterCorrected{encounter});
}

} // namespace muster::actions
