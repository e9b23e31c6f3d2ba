// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/demands.h"
#include "model/actions/limits.h"
#include "model/changes/campaign.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

namespace muster::actions {

namespace {

void demandSections(const Setup &setup, Problems &problems)
{
    const std::vector<Section> &sections = setup.sections;
    bool inOrder = static_cast<int>(sections.size()) == setup.grid.count();
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const Section &section = sections[i];
        inOrder = inOrder && section.number == static_cast<int>(i) + 1;
        if (section.buildings < 0 || section.buildings > mostBuildings)
            problems.push_back({ActionText::tr("Section %1 can have 0 to %2 buildings, not %3.")
                                    .arg(section.number)
                                    .arg(mostBuildings)
                                    .arg(section.buildings)});
        if (section.words.size() > longestSectionWords)
            problems.push_back({ActionText::tr("The words for section %1 can have at most %n characters.", nullptr,
                                               longestSectionWords)
                                    .arg(section.number)});
    }
    if (!inOrder)
        problems.push_back(
            {ActionText::tr("The table has sections 1 to %1. Give each once, in order.").arg(setup.grid.count())});
}

void demandPefs(const Setup &setup, Problems &problems)
{
    const std::vector<Pef> &pefs = setup.pefs;
    bool inOrder = static_cast<int>(pefs.size()) <= mostPefs;
    for (std::size_t i = 0; i < pefs.size(); ++i) {
        inOrder = inOrder && pefs[i].id == static_cast<int>(i) + 1;
        if (!setup.grid.has(pefs[i].section))
            problems.push_back({ActionText::tr("PEF %1 cannot be in section %2. Use 1 to %3.")
                                    .arg(pefs[i].id)
                                    .arg(pefs[i].section)
                                    .arg(setup.grid.count())});
    }
    if (!inOrder)
        problems.push_back({ActionText::tr("Number the PEFs from 1 in order, at most %1.").arg(mostPefs)});
}

void demandObjective(const Encounter &encounter, Problems &problems)
{
    const int buildings = encounter.setup.objectiveBuildings;
    if (isRaid(encounter.kind) && (buildings < 1 || buildings > 2))
        problems.push_back({ActionText::tr("A raid has one or two objective buildings, not %1.").arg(buildings)});
    if (!isRaid(encounter.kind) && buildings != 0)
        problems.push_back({ActionText::tr("A Patrol has no objective buildings.")});
}

/// Without the player's words, which no die decides.
Setup unnamed(Setup setup)
{
    for (Section &section : setup.sections)
        section.words.clear();
    return setup;
}

} // namespace

Result<Step> correctEncounter(const Campaign &campaign, const Pack &pack, const Encounter &wanted)
{
    if (campaign.phase != Phase::Play || !campaign.encounter)
        return Problem{ActionText::tr("There is no current encounter to edit.")};
    const Encounter &old = *campaign.encounter;
    Problems problems;
    if (wanted.kind != old.kind)
        problems.push_back({ActionText::tr("This encounter cannot become another kind. Undo its preparation, edit the "
                                           "next encounter, and prepare it again.")});
    if (wanted.eal)
        demandEal(*wanted.eal, problems);
    if (wanted.eal.has_value() != old.eal.has_value())
        problems.push_back({old.eal ? ActionText::tr("This encounter needs an Enemy Activity Level from 1 to 5.")
                                    : ActionText::tr("This campaign has no Enemy Activity Level.")});
    if (wanted.part.kind() != old.part.kind())
        problems.push_back({ActionText::tr("An encounter cannot change to another rule set.")});
    else
        systemOf(old).checkCorrection(campaign, pack, wanted, problems);
    if (wanted.settlement != old.settlement)
        problems.push_back({ActionText::tr("Change the settlement of the encounter separately.")});
    if (!old.dealtEnemy() || !old.setup.sections.empty() || !wanted.setup.sections.empty())
        demandSections(wanted.setup, problems);
    demandPefs(wanted.setup, problems);
    demandObjective(wanted, problems);
    demandWords(wanted.objective, wanted.entry, problems);
    demandGrid(wanted.setup.grid, problems);
    if (campaign.play && wanted.setup.grid != old.setup.grid)
        problems.push_back({ActionText::tr(
            "The battle has begun, so the table keeps its sections. Undo the start of the battle first.")});
    if (campaign.play && wanted.setup.pefs != old.setup.pefs)
        problems.push_back({ActionText::tr("The PEFs are already in play. Move or resolve them there.")});
    if (!problems.empty())
        return problems;

    Encounter encounter = wanted;
    encounter.objective = wanted.objective.simplified();
    encounter.entry = wanted.entry.simplified();
    for (Section &section : encounter.setup.sections)
        section.words = section.words.simplified();
    encounter.seeded =
        old.seeded && unnamed(wanted.setup) == unnamed(old.setup) && wanted.seed == old.seed && wanted.part == old.part;
    if (encounter == old)
        return Problem{ActionText::tr("Nothing has changed.")};
    Step step;
    step.kind = StepKind::Corrected;
    step.changes = {EncounterCorrected{encounter, enemyMetNext(campaign, encounter)}};
    return step;
}

} // namespace muster::actions
