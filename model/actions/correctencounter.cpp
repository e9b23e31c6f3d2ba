// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/demands.h"

#include <QCoreApplication>

#include <set>

namespace muster::actions {

namespace {

constexpr int sectionCount = 9;
constexpr int mostBuildings = 9;
constexpr int mostPefs = 20;

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::actions", text);
}

void demandSections(const std::vector<Section> &sections, Problems &problems)
{
    std::set<int> numbers;
    for (const Section &section : sections) {
        numbers.insert(section.number);
        if (section.buildings < 0 || section.buildings > mostBuildings)
            problems.push_back({tr("Section %1 cannot have %2 buildings. Use 0 to %3.")
                                    .arg(section.number)
                                    .arg(section.buildings)
                                    .arg(mostBuildings)});
    }
    if (sections.size() != sectionCount || numbers.size() != sectionCount || *numbers.begin() != 1
        || *numbers.rbegin() != sectionCount)
        problems.push_back({tr("The table has nine sections, 1 to 9, and each must be given once.")});
}

void demandPefs(const std::vector<Pef> &pefs, Problems &problems)
{
    std::set<int> ids;
    for (const Pef &pef : pefs) {
        if (pef.id < 1 || !ids.insert(pef.id).second)
            problems.push_back({tr("PEF %1 is there twice or has no number. Give each its own, from 1.").arg(pef.id)});
        if (pef.section < 1 || pef.section > sectionCount)
            problems.push_back({tr("PEF %1 cannot stand in section %2. Use 1 to 9.").arg(pef.id).arg(pef.section)});
    }
    if (pefs.size() > mostPefs)
        problems.push_back({tr("%1 PEFs are too many. Use %2 at most.").arg(pefs.size()).arg(mostPefs)});
}

void demandObjective(const Encounter &encounter, Problems &problems)
{
    const int buildings = encounter.setup.objectiveBuildings;
    if (isRaid(encounter.kind) && (buildings < 1 || buildings > 2))
        problems.push_back({tr("A raid is about one or two buildings, not %1.").arg(buildings)});
    if (!isRaid(encounter.kind) && buildings != 0)
        problems.push_back({tr("A Patrol has no objective buildings.")});
}

} // namespace

Result<Step> correctEncounter(const Campaign &campaign, const Pack &pack, const Encounter &wanted)
{
    if (campaign.phase != Phase::Play || !campaign.encounter)
        return Problem{tr("No encounter is in hand, so there is none to correct.")};
    const Encounter &old = *campaign.encounter;
    Problems problems;
    if (wanted.kind != old.kind)
        problems.push_back({tr("This encounter cannot become another kind. Take its preparation back, correct what "
                               "comes next, and prepare again.")});
    demandEal(wanted.eal, problems);
    demandList(pack, wanted.enemy, problems);
    demandSections(wanted.setup.sections, problems);
    demandPefs(wanted.setup.pefs, problems);
    demandObjective(wanted, problems);
    if (!problems.empty())
        return problems;

    Encounter encounter = wanted;
    encounter.seeded = old.seeded && wanted.setup == old.setup && wanted.seed == old.seed;
    if (encounter == old)
        return Problem{tr("The encounter is written down like that already; there is nothing to correct.")};
    Step step;
    step.kind = StepKind::Corrected;
    step.changes = {EncounterCorrected{encounter}};
    return step;
}

} // namespace muster::actions
