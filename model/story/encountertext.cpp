// SPDX-License-Identifier: MIT
#include "model/story/encountertext.h"

#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <algorithm>

namespace muster {

namespace {

QString standsIn(const Section &section)
{
    if (section.buildings > 0)
        return StoryText::tr("Among the buildings");
    if (section.river)
        return section.river->lake ? StoryText::tr("By the lake") : StoryText::tr("By the river");
    return words::standingIn(section.terrain);
}

} // namespace

EncounterText describeEncounter(const Campaign &campaign, const Pack &pack)
{
    return campaign.encounter ? systemOf(*campaign.encounter).describe(campaign, pack) : EncounterText();
}

QString placeOf(const Pef &pef, const Encounter &encounter)
{
    if (pef.inBuilding)
        return encounter.setup.objectiveBuildings > 1 ? StoryText::tr("In an objective building")
                                                      : StoryText::tr("In the objective building");
    if (encounter.kind == EncounterKind::RaidDefend)
        return StoryText::tr("Enters at section %1").arg(pef.section);
    const auto &sections = encounter.setup.sections;
    const auto section =
        std::find_if(sections.begin(), sections.end(), [&](const Section &s) { return s.number == pef.section; });
    return section == sections.end() ? QString() : standsIn(*section);
}

QString detailOf(const Pef &pef, const Encounter &encounter)
{
    QStringList parts{encounter.kind == EncounterKind::RaidDefend && !pef.fixed
                          ? StoryText::tr("From the far edge")
                          : StoryText::tr("Section %1").arg(pef.section)};
    if (pef.rep)
        parts << StoryText::tr("Rep %1").arg(*pef.rep);
    if (pef.fixed)
        parts << StoryText::tr("does not move");
    return parts.join(QStringLiteral(", "));
}

} // namespace muster
