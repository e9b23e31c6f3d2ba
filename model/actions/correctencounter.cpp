// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/demands.h"
#include "model/actions/limits.h"
#include "model/changes/campaign.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

namespace muster::actions {

namespace {

constexpr int sectionCount = 9;
constexpr int mostPefsOfMap = 20;

void demandSections(const std::vector<Section> &sections, Problems &problems)
{
    bool inOrder = sections.size() == sectionCount;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const Section &section = sections[i];
        inOrder = inOrder && section.number == static_cast<int>(i) + 1;
        if (section.buildings < 0 || section.buildings > mostBuildings)
            problems.push_back(
                {ActionText::tr("Section %1 cannot have %n buildings. Use 0 to %2.", nullptr, section.buildings)
                     .arg(section.number)
                     .arg(mostBuildings)});
    }
    if (!inOrder)
        problems.push_back({ActionText::tr("The table has nine sections. Give each once, from 1 to 9.")});
}

void demandPefs(const std::vector<Pef> &pefs, Problems &problems)
{
    bool inOrder = pefs.size() <= mostPefsOfMap;
    for (std::size_t i = 0; i < pefs.size(); ++i) {
        inOrder = inOrder && pefs[i].id == static_cast<int>(i) + 1;
        if (pefs[i].section < 1 || pefs[i].section > sectionCount)
            problems.push_back(
                {ActionText::tr("PEF %1 cannot be in section %2. Use 1 to 9.").arg(pefs[i].id).arg(pefs[i].section)});
    }
    if (!inOrder)
        problems.push_back({ActionText::tr("Number the PEFs from 1 in order, at most %1.").arg(mostPefsOfMap)});
}

void demandObjective(const Encounter &encounter, Problems &problems)
{
    const int buildings = encounter.setup.objectiveBuildings;
    if (isRaid(encounter.kind) && (buildings < 1 || buildings > 2))
        problems.push_back({ActionText::tr("A raid has one or two objective buildings, not %1.").arg(buildings)});
    if (!isRaid(encounter.kind) && buildings != 0)
        problems.push_back({ActionText::tr("A Patrol has no objective buildings.")});
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
        demandSections(wanted.setup.sections, problems);
    demandPefs(wanted.setup.pefs, problems);
    demandObjective(wanted, problems);
    demandWords(wanted.objective, wanted.entry, problems);
    if (campaign.play && wanted.setup.pefs != old.setup.pefs)
        problems.push_back({ActionText::tr("The PEFs are already in play. Move or resolve them there.")});
    if (!problems.empty())
        return problems;

    Encounter encounter = wanted;
    encounter.objective = wanted.objective.simplified();
    encounter.entry = wanted.entry.simplified();
    encounter.seeded = old.seeded && wanted.setup == old.setup && wanted.seed == old.seed && wanted.part == old.part;
    if (encounter == old)
        return Problem{ActionText::tr("Nothing has changed.")};
    Step step;
    step.kind = StepKind::Corrected;
    step.changes = {EncounterCorrected{encounter}};
    return step;
}

} // namespace muster::actions
