// SPDX-License-Identifier: MIT
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/story/landwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/games.h"
#include "model/systems/parts.h"
#include "model/systems/systems.h"
#include "model/texts.h"
#include "rules/games/game.h"

namespace muster {

namespace {

QString sequence(const Campaign &campaign)
{
    QStringList parts;
    for (const ActingTogether &acting : turnOrder(campaign, {}))
        parts.prepend(StoryText::tr("%1: %2").arg(QString::number(acting.initiative), acting.names()));
    return StoryText::tr("By initiative, until someone is hit: %1.").arg(parts.join(StoryText::tr("; ")));
}

QString forces(const Campaign &campaign, const Pack &pack)
{
    const Force &enemy = gameIn(campaign)->enemy;
    return StoryText::tr("You: %1. Enemy: %2, %3; the first is their leader.")
        .arg(words::figures(campaign.band.size()), words::enemy(enemy.from, pack),
             words::figures(enemy.figures.size()));
}

} // namespace

EncounterText LinkedGames::describe(const Campaign &campaign, const Pack &pack) const
{
    return {StoryText::tr("Drive off the other side, or put all its figures out of action."),
            forces(campaign, pack),
            {packWords(gameIn(campaign)->lay),
             StoryText::tr("Each turn everyone moves by initiative, lowest first: 1, 2, 3, 4. Then everyone fires, "
                           "highest first: 4, 3, 2, 1, 0; equals fire together."),
             StoryText::tr(
                 "9″ in the open or on a road, 6″ on a tile, 3″ in a building; a wall up to chest height costs half a "
                 "move."),
             StoryText::tr("Each hit costs D3 initiative. At 0 a figure fires last and cannot move; below 0 it is "
                           "dead. Survivors recover all of it for the next game."),
             sequence(campaign)},
            {},
            {}};
}

void LinkedGames::tellPrepared(Telling &telling) const
{
    const Game &game = *gameOf(telling.change<EncounterPrepared>()->encounter);
    telling.head.detail =
        StoryText::tr("against %1, %2")
            .arg(words::enemy(game.enemy.from, telling.pack), words::figures(game.enemy.figures.size()));
    telling.add(Theme::Prepare, packWords(game.title), packWords(game.lay)).dice =
        plainDice(telling.rolls({RollKind::GameGround}));
    int place = 0;
    for (const Profile &figure : game.enemy.figures) {
        Rolls dice = telling.rolls({RollKind::EnemyFigure, RollKind::Initiative, RollKind::WeaponSkill}, ++place);
        // Earlier versions recorded them by their place alone.
        for (const Roll &roll : telling.rolls({RollKind::Initiative, RollKind::WeaponSkill}, subjectOfTheirs(place)))
            dice.push_back(roll);
        telling
            .add(Theme::Prepare, StoryText::tr("Enemy %1").arg(place),
                 StoryText::tr("%1, %2; %3")
                     .arg(packWords(figure.type), words::weapon(figure, telling.pack),
                          words::worth(figure, telling.pack)))
            .dice = plainDice(std::move(dice));
    }
}

QString LinkedGames::result(const Telling &telling) const
{
    return StoryText::tr("%1, %2").arg(words::title(*telling.before.encounter), resultOf(telling));
}

} // namespace muster
