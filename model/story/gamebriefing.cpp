// SPDX-License-Identifier: MIT
#include "model/story/briefing.h"

#include "model/reference/turnorder.h"
#include "model/story/storytext.h"
#include "model/story/words.h"

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

} // namespace muster
