// SPDX-License-Identifier: MIT
#include "ui/map/sectionwords.h"

#include "model/story/landwords.h"
#include "ui/map/maptext.h"

#include <algorithm>

namespace muster {

static QString objectives(int count)
{
    return count == 1 ? MapText::tr("1 objective building") : MapText::tr("%1 objective buildings").arg(count);
}

QString sectionWords(const Encounter &encounter, int section, const TableEdges &edges)
{
    QStringList parts{MapText::tr("Section %1").arg(section)};
    const auto &sections = encounter.setup.sections;
    const auto found = std::find_if(sections.begin(), sections.end(),
                                    [=](const Section &candidate) { return candidate.number == section; });
    if (found != sections.end())
        parts += words::land(*found);
    if (section == 2 && encounter.setup.objectiveBuildings > 0)
        parts += objectives(encounter.setup.objectiveBuildings);
    for (const Pef &pef : encounter.setup.pefs) {
        if (pef.section == section)
            parts += (encounter.kind == EncounterKind::RaidDefend ? MapText::tr("PEF %1 enters here")
                                                                  : MapText::tr("PEF %1"))
                         .arg(pef.id);
    }
    parts += whoStandsIn(edges, section);
    return parts.join(QStringLiteral(", "));
}

QString keptSectionWords(const Encounter &encounter, int section, const TableEdges &edges)
{
    return MapText::tr("%1, kept").arg(sectionWords(encounter, section, edges));
}

} // namespace muster
