// SPDX-License-Identifier: MIT
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/story/briefing.h"
#include "model/story/landwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/games/gameparts.h"
#include "model/systems/games/linkedgames.h"
#include "model/systems/games/turnorder.h"
#include "model/texts.h"
#include "rules/games/game.h"

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

namespace {

/// All that was rolled for one of theirs.
Rolls rollsFor(const Telling &telling, int place)
{
    Rolls rolls;
    const auto add = [&](RollKind kind, int subject) {
        for (const Roll &roll : telling.rolls(kind, subject))
            rolls.push_back(roll);
    };
    add(RollKind::EnemyFigure, place);
    for (const int subject : {place, subjectOfTheirs(place)}) { // at first they were recorded by their place alone
        add(RollKind::Initiative, subject);
        add(RollKind::WeaponSkill, subject);
    }
    return rolls;
}

/// What the figure lost of its initiative, and that one who lives has it back (R81).
QString initiativeOf(const Figure &figure, int lost, bool dead)
{
    if (lost == 0)
        return StoryText::tr("no initiative lost");
    if (lost > figure.rep())
        return StoryText::tr("initiative %1, %2 lost: below zero").arg(figure.rep()).arg(lost);
    return dead ? StoryText::tr("initiative %1, %2 lost").arg(figure.rep()).arg(lost)
                : StoryText::tr("initiative %1, %2 lost; back to %1").arg(figure.rep()).arg(lost);
}

StoryLine fared(const Telling &telling, const FigureFared &change)
{
    const QString name = telling.name(change.id);
    const bool dead = change.fate == Fate::Dead;
    StoryLine line;
    line.theme = dead ? Theme::Dead : Theme::Stays;
    line.title = dead ? StoryText::tr("%1 was killed").arg(name) : StoryText::tr("%1 came through").arg(name);
    if (const Figure *figure = telling.before().find(change.id); figure && (!dead || change.deeds.initiativeLost > 0))
        line.detail = initiativeOf(*figure, change.deeds.initiativeLost, dead);
    if (change.deeds.kills > 0) {
        const QString kills = StoryText::tr("taken out: %1").arg(change.deeds.kills);
        line.detail = line.detail.isEmpty() ? kills : StoryText::tr("%1; %2").arg(line.detail, kills);
    }
    line.about = {change.id};
    if (change.deeds.initiativeLost > 0)
        line.rulings << QStringLiteral("R81");
    return line;
}

} // namespace

void LinkedGames::tellPrepared(const Telling &telling, StepStory &story) const
{
    const Game &game = *gameOf(telling.change<EncounterPrepared>()->encounter);
    story.head.detail = StoryText::tr("against %1, %2")
                            .arg(words::enemy(game.enemy.from, telling.pack()),
                                 words::figures(static_cast<int>(game.enemy.figures.size())));
    StoryLine ground;
    ground.theme = Theme::Prepare;
    ground.title = packWords(game.title);
    ground.detail = packWords(game.lay);
    ground.dice = plainDice(telling.rolls(RollKind::GameGround));
    story.lines.push_back(ground);
    int place = 0;
    for (const Profile &figure : game.enemy.figures) {
        StoryLine line;
        line.theme = Theme::Prepare;
        line.title = StoryText::tr("Enemy %1").arg(++place);
        line.detail = StoryText::tr("%1, %2; %3")
                          .arg(packWords(figure.type), words::weapon(figure, telling.pack()),
                               words::worth(figure, telling.pack()));
        line.dice = plainDice(rollsFor(telling, place));
        story.lines.push_back(line);
    }
}

void LinkedGames::tellBattle(const Telling &telling, StepStory &story) const
{
    const auto *finished = telling.change<EncounterFinished>();
    story.head.detail =
        StoryText::tr("%1, %2").arg(words::title(*telling.before().encounter),
                                    words::label(finished ? finished->outcome : Outcome::Failure, words::Form::Other));
    for (const Change &change : telling.step().changes) {
        if (const auto *c = change.as<FigureFared>())
            story.lines.push_back(fared(telling, *c));
    }
    const auto *ended = telling.change<CampaignEnded>();
    const Figure *star = lastStar(telling);
    if (!ended || !star)
        return;
    StoryLine line;
    line.theme = Theme::Ending;
    line.title = StoryText::tr("The campaign is over");
    line.detail = words::ending(ended->cause, star->name);
    line.about = {star->id};
    story.lines.push_back(line);
}

} // namespace muster
