// SPDX-License-Identifier: MIT
#include "model/story/briefing.h"

#include <QCoreApplication>

namespace muster {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::encountertext", text);
}

QString attackObjective(bool two)
{
    return two ? tr("Enter the two buildings in section 2, loot them or take prisoners, then leave by your own edge.")
               : tr("Enter the building in section 2, loot it or take prisoners, then leave by your own edge.");
}

QString defenceObjective(bool two)
{
    return two ? tr("Hold the two buildings in section 2 until no enemy and no PEF is left. Nothing looted, nobody "
                    "captured.")
               : tr("Hold the building in section 2 until no enemy and no PEF is left. Nothing looted, nobody "
                    "captured.");
}

} // namespace

Briefing raid(const Encounter &encounter, bool darkOnlyInside)
{
    const bool two = encounter.setup.objectiveBuildings > 1;
    const QString sight = sightSentence(encounter.setup.time, darkOnlyInside);
    if (encounter.kind == EncounterKind::RaidDefend)
        return {defenceObjective(two),
                {sight, tr("Choose the end that is 1, 2 and 3, and place your figures there."),
                 tr("The PEFs come in from the far edge, each by its section.")}};
    return {attackObjective(two),
            {sight, tr("A building's PEF stays put and is resolved when you first see the building."),
             tr("After shots its figures are all inside. Before: 1d6 each, even is inside, odd is out by 1+1d6\"; "
                "1d6 again, on 1–3 he looks your way."),
             tr("Looting an empty building takes ½d6 quiet turns inside.")}};
}

} // namespace muster
