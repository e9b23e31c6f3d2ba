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
            problems.push_back({ActionText::tr("Section %1 cannot have %2 buildings. Use 0 to %3.")
                                    .arg(section.number)
                                    .arg(section.buildings)
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
            problems.push_back({ActionText::tr("PEF %1 cannot stand in section %2. Use 1 to 9.")
                                    .arg(pefs[i].id)
                                    .arg(pefs[i].section)});
    }
    if (!inOrder)
        problems.push_back({ActionText::tr("PEFs are numbered from 1, in order, %1 at most.").arg(mostPefsOfMap)});
}

void demandObjective(const Encounter &encounter, Problems &problems)
{
    const int buildings = encounter.setup.objectiveBuildings;
    if (isRaid(encounter.kind) && (buildings < 1 || buildings > 2))
        problems.push_back({ActionText::tr("A raid is about one or two buildings, not %1.").arg(buildings)});
    if (!isRaid(encounter.kind) && buildings != 0)
        problems.push_back({ActionText::tr("A Patrol has no objective buildings.")});
}

} // namespace

Result<Step> correctEncounter(const Campaign &campaign, const Pack &pack, const Encounter &wanted)
{
    if (campaign.phase != Phase::Play || !campaign.encounter)
        return Problem{ActionText::tr("No encounter is in hand, so there is none to correct.")};
    const Encounter &old = *campaign.encounter;
    Problems problems;
    if (wanted.kind != old.kind)
        problems.push_back(
            {ActionText::tr("This encounter cannot become another kind. Take its preparation back, correct what "
                            "comes next, and prepare again.")});
    if (wanted.eal)
        demandEal(*wanted.eal, problems);
    if (wanted.eal.has_value() != old.eal.has_value())
        problems.push_back({old.eal
                                ? ActionText::tr("This encounter has an Enemy Activity Level. Give one from 1 to 5.")
                                : ActionText::tr("This campaign has no Enemy Activity Level.")});
    if (wanted.part.kind() != old.part.kind())
        problems.push_back({ActionText::tr("This encounter cannot become one of another rule set.")});
    else
        systemOf(old).checkCorrection(campaign, pack, wanted, problems);
    if (wanted.settlement != old.settlement)
        problems.push_back({ActionText::tr("Choose the settlement it is fought in by itself.")});
    if (!old.dealtEnemy() || !old.setup.sections.empty() || !wanted.setup.sections.empty())
        demandSections(wanted.setup.sections, problems);
    demandPefs(wanted.setup.pefs, problems);
    demandObjective(wanted, problems);
    if (campaign.play && wanted.setup.pefs != old.setup.pefs)
        problems.push_back({ActionText::tr("The PEFs are on the table already. Place or resolve them there.")});
    if (!problems.empty())
        return problems;

    Encounter encounter = wanted;
    encounter.seeded = old.seeded && wanted.setup == old.setup && wanted.seed == old.seed && wanted.part == old.part;
    if (encounter == old)
        return Problem{ActionText::tr("The encounter is written down like that already; there is nothing to correct.")};
    Step step;
    step.kind = StepKind::Corrected;
    step.changes = {EncounterCorrected{encounter}};
    return step;
}

} // namespace muster::actions
