// SPDX-License-Identifier: MIT
#include "model/actions/actiontext.h"
#include "model/actions/play/demands.h"
#include "model/actions/play/play.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "rules/encounter/patrol.h"

#include <algorithm>

namespace muster::actions {

namespace {

constexpr std::size_t mostFound = 99;

const Section *sectionOf(const Campaign &campaign, int number)
{
    const auto &sections = campaign.encounter->setup.sections;
    const auto section =
        std::find_if(sections.begin(), sections.end(), [=](const Section &s) { return s.number == number; });
    return section == sections.end() ? nullptr : &*section;
}

} // namespace

bool mayScout(const Campaign &campaign, const Pack &pack)
{
    return pack.patrol && campaign.play && campaign.encounter->kind == EncounterKind::Patrol;
}

Problems checkScout(const Campaign &campaign, const Pack &pack, int section)
{
    Problems problems = demandPlay(campaign);
    if (!problems.empty())
        return problems;
    demandSection(section, problems);
    if (!problems.empty())
        return problems;
    if (!mayScout(campaign, pack))
        return {{ActionText::tr("Nothing is scouted by dice in this encounter.")}};
    if (campaign.play->scouted[static_cast<std::size_t>(section - 1)])
        return {{ActionText::tr("Section %1 has been scouted.").arg(section)}};
    if (!sectionOf(campaign, section))
        return {{ActionText::tr("Nobody knows what land is in section %1.").arg(section)}};
    if (campaign.play->pefs.size() >= mostFound)
        return {{ActionText::tr("There are too many PEFs.")}};
    return {};
}

void scoutSection(const Campaign &campaign, const Pack &pack, int section, Dice &dice, Step &step)
{
    step.kind = StepKind::Played;
    const Section &land = *sectionOf(campaign, section);
    const ScoutingTables &tables = pack.patrol->scouting;
    const ScoutingResult result = scout(tables, tables.valueOf(land.terrain), land.buildings > 0, dice);
    step.changes.push_back(SectionScouted{section, result.passed, result.enemy});
    if (!campaign.play->seen[static_cast<std::size_t>(section - 1)])
        step.changes.push_back(SectionSeen{section, true});
    if (!result.enemy)
        return;
    PefAppeared found;
    found.pef.id = static_cast<int>(campaign.play->pefs.size()) + 1;
    found.pef.section = section;
    found.found = true;
    step.changes.push_back(found);
}

} // namespace muster::actions
