// SPDX-License-Identifier: MIT
#include "model/acts/aftermath.h"
#include "model/acts/correction.h"
#include "model/acts/demands.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/json/form.h"
#include "model/json/records.h"
#include "model/story/whatnow.h"
#include "model/story/words.h"
#include "model/systems/games.h"
#include "model/systems/parts.h"
#include "model/systems/systems.h"
#include "model/texts.h"
#include "rules/games/game.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

const LinkedGames theLinkedGames(
    QLatin1StringView("games"),
    {.notesTurns = false,
     .rollsAfterwards = false,
     .takesPlayers = false, // each side has one leader
     .knowsNext = false,
     .fates = {Fate::Fine, Fate::Dead},
     .deedsAsked = {DeedAsked::InitiativeLost, DeedAsked::TakenOut},
     .deedsThatCount =
         [](const Deeds &deeds) {
             Deeds known;
             known.initiativeLost = deeds.initiativeLost;
             known.kills = deeds.kills;
             return known;
         },
     .blankPart = [](int enemies) -> EncounterPart {
         GameInHand game;
         game.enemy.figures.resize(enemies);
         return game;
     },
     .turnNames = QT_TRANSLATE_NOOP("Systems", "Games"),
     .nextTurn = QT_TRANSLATE_NOOP("Systems", "Next game"),
     .served = QT_TRANSLATE_N_NOOP("Systems", "%n games"),
     .comingName = QT_TRANSLATE_NOOP("Systems", "Game"),
     .afterSuccess = QT_TRANSLATE_NOOP("Systems", "After a success: %1, %2."),
     .afterFailure = QT_TRANSLATE_NOOP("Systems", "After a failure: %1, %2."),
     .whyNotThoseDeeds = QT_TRANSLATE_NOOP("Systems",
                                           "These rules do not use wounds or lost nerve. Leave them out for %1.")});

} // namespace

const CampaignSystem &linkedGames()
{
    return theLinkedGames;
}

/// Checks a correction. The game keeps the enemy that it was rolled up with.
void LinkedGames::checkCorrection(const Campaign &campaign, const Pack &, const Encounter &wanted,
                                  Problems &problems) const
{
    const Encounter &old = *campaign.encounter;
    if (gameOf(wanted)->enemy != gameOf(old)->enemy || wanted.enemy != old.enemy)
        problems << ActsText::tr(
            "This encounter was rolled up with its enemy. Undo its preparation and prepare it again.");
    acts::demandName(words::title(wanted), ActsText::tr("The game's name"), problems);
}

void LinkedGames::correct(const Campaign &, const Pack &, Encounter &encounter, Correction &wishes) const
{
    wishes.text(QStringLiteral("title"), encounter.part.edit<GameInHand>().title);
}

QStringList LinkedGames::differences(const Encounter &was, const Encounter &is) const
{
    if (words::title(was) == words::title(is))
        return {};
    return {StoryText::tr("now called %1").arg(words::title(is))};
}

void LinkedGames::checkReport(const Campaign &campaign, const Pack &pack, const BattleReport &report,
                              Problems &problems) const
{
    if (report.figures.empty())
        problems << ActsText::tr("Report at least one figure that took part.");
    CampaignSystem::checkReport(campaign, pack, report, problems);
}

void LinkedGames::report(const Campaign &campaign, AftermathDraft &draft) const
{
    const GameSoFar game = soFarIn(campaign);
    for (ReportedFate &reported : draft.figures) {
        reported.deeds.initiativeLost = game.lostBy(reported.id);
        const Figure *figure = campaign.find(reported.id);
        if (figure && reported.deeds.initiativeLost > figure->rep())
            reported.fate = Fate::Dead; // below zero (R81)
    }
}

QString LinkedGames::whatNow(const Campaign &campaign, const Pack &) const
{
    if (!isNoted(campaign))
        return SystemText::tr("Play it, then go to After the battle and report the outcome.");
    const GameSoFar game = soFarIn(campaign);
    return SystemText::tr("%1. When the game is over, go to After the battle and report the outcome.")
        .arg(goText(whoseTurn(campaign, game), game));
}

QString LinkedGames::whoseGo(const Campaign &campaign, const Pack &) const
{
    const GameSoFar game = soFarIn(campaign);
    if (!game.initiative)
        return goText({}, game);
    const GameSoFar now = goIn(whoseTurn(campaign, game), game);
    return now.fires ? SystemText::tr("Turn %1, initiative %2 fires").arg(now.turn).arg(now.initiative.value_or(0))
                     : SystemText::tr("Turn %1, initiative %2 moves").arg(now.turn).arg(now.initiative.value_or(0));
}

/// Returns the next game; its grounds are those of the die.
Coming LinkedGames::coming(const Campaign &, const Pack &pack) const
{
    Coming coming{
        SystemText::tr("Rolls up the location, then the enemy figure by figure: as many as you have, at least "
                       "%1, leader first.")
            .arg(pack.games->leastFigures)};
    QStringList lines;
    for (const TableRow<Ground> &row : pack.games->grounds.rows)
        lines
            << SystemText::tr("%1  %2\n%3").arg(row.from).arg(packWords(row.outcome.title), packWords(row.outcome.lay));
    coming.grounds = lines.join(QStringLiteral("\n\n"));
    return coming;
}

Dealt LinkedGames::deal(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const
{
    Encounter encounter;
    encounter.enemy = enemyOf(campaign, wish.enemy);
    encounter.part = GameInHand{dealGame(pack, encounter.enemy, int(campaign.band.size()), dice)};
    return {0, encounter};
}

Room LinkedGames::roomOfBand(const Campaign &campaign, const Pack &pack) const
{
    const int most = pack.games->mostFigures - 1;
    return {.most = most,
            .taken = campaign.gruntCount(),
            .places = campaign.star() ? std::max(0, most - campaign.gruntCount()) : 0,
            .why = SystemText::tr("A side has at most %n figures.", nullptr, most + 1),
            .full = [most] {
                return SystemText::tr("The band is full: a side has at most %n figures.", nullptr, most + 1);
            }};
}

/// Settles the fates: lost initiative comes back between games, unless it went below zero (R81).
void LinkedGames::settle(acts::Aftermath &aftermath) const
{
    for (const ReportedFate &reported : aftermath.fates()) {
        const Figure figure = *aftermath.campaign().find(reported.id);
        const bool dies = reported.fate == Fate::Dead || reported.deeds.initiativeLost > figure.rep();
        aftermath.happen(FigureFared{reported.id, dies ? Fate::Dead : Fate::Fine, reported.deeds});
        if (!dies)
            continue;
        if (figure.star)
            aftermath.loseStar(EndCause::StarDied);
        aftermath.happen(FigureLeft{figure.id, Status::Dead, LeaveCause::Killed});
    }
}

namespace {

/// Returns the present go and everybody's losses; null before the first go.
QJsonValue shownGo(const GameInHand &game)
{
    if (!game.soFar)
        return {};
    QJsonArray ours;
    for (const OwnLoss &loss : game.soFar->ours)
        ours.append(QJsonObject{{u"figure"_s, number(loss.figure)}, {u"initiative"_s, loss.initiative}});
    QJsonArray theirs;
    for (int place = 1; place <= int(game.enemy.figures.size()); ++place)
        theirs.append(game.soFar->lostByEnemy(place));
    const std::optional<int> initiative = game.soFar->initiative;
    return QJsonObject{{u"turn"_s, game.soFar->turn},
                       {u"fires"_s, game.soFar->fires},
                       {u"initiative"_s, initiative ? QJsonValue(*initiative) : QJsonValue()},
                       {u"lost"_s, ours},
                       {u"enemy_lost"_s, theirs}};
}

} // namespace

QJsonObject LinkedGames::shown(const Encounter &encounter, const Pack &pack) const
{
    JsonWriter json;
    json("kind", QStringLiteral("game"));
    json("title", gameOf(encounter)->title);
    json("lay", gameOf(encounter)->lay);
    json("enemy", encounter.enemy);
    json("seed", encounter.seed);
    QJsonObject all = json.object();
    all[u"eal"_s] = QJsonValue();
    all[u"enemy_figures"_s] = shownJson(gameOf(encounter)->enemy.figures, pack);
    all[u"sections"_s] = QJsonArray();
    all[u"go"_s] = shownGo(*gameOf(encounter));
    return all;
}

} // namespace muster
