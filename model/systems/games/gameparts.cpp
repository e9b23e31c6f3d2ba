// SPDX-License-Identifier: MIT
#include "model/systems/games/gameparts.h"

#include "model/json/records.h"
#include "model/systems/games/linkedgames.h"

#include <algorithm>

namespace muster {

void fields(auto &json, Of<OwnLoss> auto &loss)
{
    json.id("figure", loss.figure);
    json.number("initiative", loss.initiative, 0, mostLost);
}

void fields(auto &json, Of<GameSoFar> auto &game)
{
    json.number("turn", game.turn, 1, highestNumber);
    json.flagIfAny("fires", game.fires);
    json.numberOrNone("initiative", game.initiative, 0, highestInitiative);
    json.numbersIfAny("lost", game.lost, 0, mostLost);
    json.listIfAny("ours", game.ours, mostLost);
    json.numbersIfAny("fired", game.fired.ours, 1, highestNumber);
    json.numbersIfAny("fired_enemies", game.fired.theirs, 1, mostLost);
    json.numbersIfAny("firing", game.firing.ours, 1, highestNumber);
    json.numbersIfAny("firing_enemies", game.firing.theirs, 1, mostLost);
}

void fields(auto &json, Of<GameInHand> auto &game)
{
    json.text("title", game.title);
    json.textIfAny("lay", game.lay);
    json.record("enemy", game.enemy);
    json.recordIfAny("so_far", game.soFar);
}

namespace {

const PartKind<Encounter> dealtGame("game", of<GameInHand>, linkedGames);
const PartKind<AftermathDraft> goesPart("game", of<GameSoFar>, linkedGames);

} // namespace

const PartKind<Encounter> &partKind(std::type_identity<GameInHand>)
{
    return dealtGame;
}

const PartKind<AftermathDraft> &partKind(std::type_identity<GameSoFar>)
{
    return goesPart;
}

void GameFigures::add(const GameFigures &others)
{
    ours.insert(ours.end(), others.ours.begin(), others.ours.end());
    theirs.insert(theirs.end(), others.theirs.begin(), others.theirs.end());
}

int GameSoFar::lostBy(FigureId figure) const
{
    const auto loss = std::find_if(ours.begin(), ours.end(), [=](const OwnLoss &one) { return one.figure == figure; });
    return loss == ours.end() ? 0 : loss->initiative;
}

int GameSoFar::lostByEnemy(int place) const
{
    const auto index = static_cast<std::size_t>(place - 1);
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
    lost.resize(std::max(lost.size(), static_cast<std::size_t>(place)));
    lost[static_cast<std::size_t>(place - 1)] = loss;
}

namespace {

/// Whoever was reported dead is below zero.
GameSoFar asReported(const Campaign &campaign, const AftermathDraft &kept)
{
    GameSoFar game = *kept.part.as<GameSoFar>();
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
    if (const GameInHand *game = campaign.encounter ? gameOf(*campaign.encounter) : nullptr; game && game->soFar)
        return *game->soFar;
    return kept && kept->part.as<GameSoFar>() ? asReported(campaign, *kept) : GameSoFar();
}

} // namespace muster
