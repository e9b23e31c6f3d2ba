// SPDX-License-Identifier: MIT
#include "model/story/briefing.h"
#include "model/story/encountertext.h"
#include "model/story/words.h"
#include "model/systems/games/gameparts.h"
#include "model/systems/games/linkedgames.h"
#include "model/systems/games/turnorder.h"
#include "model/texts.h"

namespace muster {

namespace {

Briefing briefingOf(const Game &game)
{
    return {
        StoryText::tr("Drive off the other side, or put all its figures out of action."),
        {packWords(game.lay),
         StoryText::tr("Each turn everyone moves by initiative, lowest first: 1, 2, 3, 4. Then everyone fires, highest "
                       "first: 4, 3, 2, 1, 0; equals fire together."),
         StoryText::tr(
             "9″ in the open or on a road, 6″ on a tile, 3″ in a building; a wall up to chest height costs half a "
             "move."),
         StoryText::tr("Each hit costs D3 initiative. At 0 a figure fires last and cannot move; below 0 it is dead. "
                       "Survivors recover all of it for the next game.")}};
}

QString sequence(const Campaign &campaign)
{
    QStringList parts;
    for (const ActingTogether &acting : turnOrder(campaign, {}))
        parts.prepend(StoryText::tr("%1: %2").arg(QString::number(acting.initiative),
                                                  words::listing(acting.yours + acting.theirs)));
    return StoryText::tr("By initiative, until someone is hit: %1.").arg(parts.join(StoryText::tr("; ")));
}

QString forces(const Campaign &campaign, const Pack &pack)
{
    const Force &enemy = gameOf(*campaign.encounter)->enemy;
    return StoryText::tr("You: %1. Enemy: %2, %3; the first is their leader.")
        .arg(words::figures(static_cast<int>(campaign.band.size())), words::enemy(enemy.from, pack),
             words::figures(static_cast<int>(enemy.figures.size())));
}

} // namespace

EncounterText LinkedGames::describe(const Campaign &campaign, const Pack &pack) const
{
    const Briefing briefing = briefingOf(*gameOf(*campaign.encounter));
    return {briefing.objective, forces(campaign, pack), briefing.special + QStringList{sequence(campaign)}, {}, {}};
}

} // namespace muster
