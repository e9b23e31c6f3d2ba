// SPDX-License-Identifier: MIT
#include "model/story/briefing.h"

#include "model/reference/turnorder.h"
#include "model/story/words.h"
#include "model/texts.h"

namespace muster {

Briefing gameBriefing(const Game &game)
{
    return {
        StoryText::tr("Drive the other side off, or put all of them out."),
        {game.lay,
         StoryText::tr(
             "Each turn all move by initiative, lowest first: 1, 2, 3, 4. Then all fire, highest first: 4, 3, 2, 1, "
             "0; equals at the same time."),
         StoryText::tr(
             "9″ in the open or on a road, 6″ on a tile, 3″ in a building; a wall up to chest height costs half a "
             "move."),
         StoryText::tr(
             "Each hit takes D3 initiative. At 0 a figure fires last and cannot move; below 0 it is dead. Survivors "
             "have all of it back for the next game.")}};
}

QString gameSequence(const Campaign &campaign)
{
    QStringList parts;
    for (const ActingTogether &acting : turnOrder(campaign))
        parts.prepend(StoryText::tr("%1: %2").arg(QString::number(acting.initiative),
                                                  words::listing(acting.yours + acting.theirs)));
    return StoryText::tr("By initiative, until somebody is hit: %1.").arg(parts.join(StoryText::tr("; ")));
}

QString gameForces(const Campaign &campaign, const Pack &pack)
{
    const Force &enemy = campaign.encounter->game->enemy;
    return StoryText::tr("Yours: %1. The enemy: %2, %3, the first of them their leader.")
        .arg(words::figures(static_cast<int>(campaign.band.size())), words::enemy(enemy.from, pack),
             words::figures(static_cast<int>(enemy.figures.size())));
}

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

Briefing raid(const Encounter &encounter)
{
    const bool two = encounter.setup.objectiveBuildings > 1;
    const QString sight = sightSentence(encounter.setup.time);
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
