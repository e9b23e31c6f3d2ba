// SPDX-License-Identifier: MIT
#include "model/reference/shelf.h"
#include "model/story/whatnow.h"
#include "model/story/words.h"
#include "model/systems/games.h"
#include "model/systems/parts.h"
#include "model/texts.h"
#include "rules/lists.h"

#include <algorithm>
#include <functional>
#include <map>

namespace muster {

using namespace Qt::Literals::StringLiterals;

void GameFigures::add(const GameFigures &others)
{
    append(ours, others.ours);
    append(theirs, others.theirs);
}

int GameSoFar::lostBy(FigureId figure) const
{
    const auto loss = std::ranges::find(ours, figure, &OwnLoss::figure);
    return loss == ours.end() ? 0 : loss->initiative;
}

int GameSoFar::lostByEnemy(int place) const
{
    const auto index = std::size_t(place - 1);
    return index < lost.size() ? lost[index] : 0;
}

void GameSoFar::lose(FigureId figure, int loss)
{
    std::erase_if(ours, [=](const OwnLoss &one) { return one.figure == figure; });
    if (loss > 0)
        ours.push_back({figure, loss});
}

void GameSoFar::enemyLoses(int place, int loss)
{
    lost.resize(std::max(lost.size(), std::size_t(place)));
    lost[place - 1] = loss;
}

namespace {

/// Returns the game with the reported losses; a figure that was reported dead is below zero.
GameSoFar asReported(const Campaign &campaign, const AftermathDraft &kept)
{
    GameSoFar game = *kept.game;
    for (const ReportedFate &reported : kept.figures) {
        const Figure *figure = campaign.find(reported.id);
        if (figure && reported.fate == Fate::Dead)
            game.lose(reported.id, figure->rep() + 1);
        else if (figure)
            game.lose(reported.id, reported.deeds.initiativeLost);
    }
    return game;
}

} // namespace

GameSoFar soFarIn(const Campaign &campaign, const std::optional<AftermathDraft> &kept)
{
    if (const GameInHand *game = gameIn(campaign); game && game->soFar)
        return *game->soFar;
    return kept && kept->game ? asReported(campaign, *kept) : GameSoFar();
}

namespace {

const ActingTogether *actingAt(const std::vector<ActingTogether> &order, int initiative)
{
    const auto found = std::ranges::find(order, initiative, &ActingTogether::initiative);
    return found == order.end() ? nullptr : &*found;
}

/// Returns the lowest initiative from `least` up with figures that may move: at zero nobody can.
std::optional<int> movingFrom(const std::vector<ActingTogether> &order, int least)
{
    const auto found = std::ranges::find_if(
        order, [=](int at) { return at > 0 && at >= least; }, &ActingTogether::initiative);
    return found == order.end() ? std::nullopt : std::optional(found->initiative);
}

/// Returns the highest initiative up to `most` with figures that fire; those at zero always may.
int firingUpTo(const std::vector<ActingTogether> &order, int most)
{
    const auto found = std::find_if(order.rbegin(), order.rend(),
                                    [=](const ActingTogether &acting) { return acting.initiative <= most; });
    return found == order.rend() ? 0 : found->initiative;
}

constexpr int highest = 100; ///< above any initiative

GameSoFar movesFrom(const std::vector<ActingTogether> &order, GameSoFar game, int least)
{
    game.initiative = movingFrom(order, least);
    game.fires = !game.initiative;
    if (game.fires)
        game.initiative = firingUpTo(order, highest);
    return game;
}

} // namespace

std::optional<int> initiativeLeft(const Figure &figure, const GameSoFar &soFar)
{
    const int left = figure.rep() - soFar.lostBy(figure.id);
    return left < 0 ? std::nullopt : std::optional(left);
}

std::optional<int> initiativeLeft(const Profile &enemy, int place, const GameSoFar &soFar)
{
    const int left = enemy.rep - soFar.lostByEnemy(place);
    return left < 0 ? std::nullopt : std::optional(left);
}

namespace {

/// Returns the initiative at which a figure acts; none if it does not act.
using ActsAt = std::function<std::optional<int>(std::optional<int> left, int one, std::vector<int> GameFigures::*side)>;

std::vector<ActingTogether> inOrder(const Campaign &campaign, const GameSoFar &soFar, const ActsAt &actsAt)
{
    const GameInHand *game = gameIn(campaign);
    if (!game)
        return {};
    std::map<int, ActingTogether> byInitiative;
    for (const Figure &figure : campaign.band) {
        if (const auto at = actsAt(initiativeLeft(figure, soFar), number(figure.id), &GameFigures::ours)) {
            byInitiative[*at].yours.append(figure.name);
            byInitiative[*at].who.ours.push_back(number(figure.id));
        }
    }
    int place = 0;
    for (const Profile &figure : game->enemy.figures) {
        ++place;
        if (const auto at = actsAt(initiativeLeft(figure, place, soFar), place, &GameFigures::theirs)) {
            byInitiative[*at].theirs.append(ShelfText::tr("enemy %1").arg(place));
            byInitiative[*at].who.theirs.push_back(place);
        }
    }
    std::vector<ActingTogether> order;
    for (auto &[initiative, acting] : byInitiative) {
        acting.initiative = initiative;
        order.push_back(std::move(acting));
    }
    return order;
}

} // namespace

QString ActingTogether::names() const
{
    return words::listing(yours + theirs);
}

std::vector<ActingTogether> turnOrder(const Campaign &campaign, const GameSoFar &soFar)
{
    return inOrder(campaign, soFar, [](std::optional<int> left, int, auto) { return left; });
}

std::vector<ActingTogether> whoseTurn(const Campaign &campaign, const GameSoFar &soFar)
{
    return inOrder(campaign, soFar, [&](std::optional<int> left, int one, auto side) {
        const auto isIn = [=](const GameFigures &figures) { return contains(figures.*side, one); };
        if (isIn(soFar.firing))
            return soFar.initiative;
        return isIn(soFar.fired) ? std::nullopt : left;
    });
}

std::vector<WhereTheyStand> standByInitiative(const Campaign &campaign)
{
    std::vector<WhereTheyStand> all;
    for (const ActingTogether &acting : turnOrder(campaign, soFarIn(campaign)))
        all.push_back({0, SystemText::tr("Initiative %1").arg(acting.initiative), acting.names()});
    return all;
}

GameSoFar goIn(const std::vector<ActingTogether> &order, const GameSoFar &game)
{
    if (!game.fires)
        return movesFrom(order, game, game.initiative.value_or(1));
    GameSoFar now = game;
    now.initiative = firingUpTo(order, game.initiative.value_or(highest));
    return now;
}

namespace {

/// Returns the game with the next go.
GameSoFar following(const std::vector<ActingTogether> &order, const GameSoFar &game)
{
    if (!game.initiative)
        return goIn(order, game);
    GameSoFar next = goIn(order, game);
    if (!next.fires)
        return movesFrom(order, next, *next.initiative + 1);
    if (*next.initiative > 0) {
        next.initiative = firingUpTo(order, *next.initiative - 1);
        return next;
    }
    ++next.turn;
    return movesFrom(order, next, 1);
}

} // namespace

GameSoFar nextGo(const std::vector<ActingTogether> &order, const GameSoFar &game)
{
    GameSoFar next = following(order, game);
    const ActingTogether *acting = next.fires ? actingAt(order, *next.initiative) : nullptr;
    next.firing = acting ? acting->who : GameFigures();
    return next;
}

QString goText(const std::vector<ActingTogether> &order, const GameSoFar &game)
{
    if (!game.initiative)
        return ShelfText::tr("Before turn %1").arg(game.turn);
    const GameSoFar now = goIn(order, game);
    const ActingTogether *acting = actingAt(order, *now.initiative);
    if (!acting)
        return ShelfText::tr("Turn %1: those at initiative 0 fire").arg(now.turn);
    return (now.fires ? ShelfText::tr("Turn %1: initiative %2 fires, %3")
                      : ShelfText::tr("Turn %1: initiative %2 moves, %3"))
        .arg(QString::number(now.turn), QString::number(*now.initiative), acting->names());
}

ShelfTable tableIn(const Campaign &campaign, const std::optional<AftermathDraft> &kept, const ShelfEntry &entry,
                   const ShelfVariant &variant)
{
    ShelfTable table = variant.table;
    if (entry.id != u"sequence"_s)
        return table;
    for (const ActingTogether &acting : turnOrder(campaign, soFarIn(campaign, kept)))
        table.rows.push_back({ShelfText::tr("Initiative %1").arg(acting.initiative), acting.names()});
    return table;
}

} // namespace muster
