// SPDX-License-Identifier: MIT
#include "model/story/briefing.h"
#include "model/story/storytext.h"

namespace muster {

namespace {

QString attackObjective(bool two)
{
    return two
        ? StoryText::tr(
            "Enter the two buildings in section 2, loot them or take prisoners, then leave by your own edge.")
        : StoryText::tr("Enter the building in section 2, loot it or take prisoners, then leave by your own edge.");
}

QString defenceObjective(bool two)
{
    return two
        ? StoryText::tr("Hold the two buildings in section 2 until no enemy and no PEF is left. Nothing looted, nobody "
                        "captured.")
        : StoryText::tr("Hold the building in section 2 until no enemy and no PEF is left. Nothing looted, nobody "
                        "captured.");
}

} // namespace

Briefing raid(const Encounter &encounter, bool darkOnlyInside)
{
    const bool two = encounter.setup.objectiveBuildings > 1;
    const QString sight = sightSentence(encounter.setup.time, darkOnlyInside);
    if (encounter.kind == EncounterKind::RaidDefend)
        return {defenceObjective(two),
                {sight, StoryText::tr("Choose the end that is 1, 2 and 3, and place your figures there."),
                 StoryText::tr("The PEFs come in from the far edge, each by its section.")}};
    return {attackObjective(two),
            {sight, StoryText::tr("A building's PEF stays put and is resolved when you first see the building."),
             StoryText::tr(
                 "After shots its figures are all inside. Before: 1d6 each, even is inside, odd is out by 1+1d6\"; "
                 "1d6 again, on 1–3 he looks your way."),
             StoryText::tr("Looting an empty building takes ½d6 quiet turns inside.")}};
}

} // namespace muster
