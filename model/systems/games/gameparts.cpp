// SPDX-License-Identifier: MIT
#include "model/systems/games/gameparts.h"

#include "model/json/parts.h"
#include "model/systems/games/linkedgames.h"

namespace muster {

void fields(auto &json, Of<Game> auto &game)
{
    json.text("title", game.title);
    json.textIfAny("lay", game.lay);
    json.record("enemy", game.enemy);
}

void fields(auto &json, Of<GameSoFar> auto &game)
{
    json.number("turn", game.turn, 1, highestNumber);
    json.flagIfAny("fires", game.fires);
    json.numberOrNone("initiative", game.initiative, 0, 10);
    json.numbersIfAny("lost", game.lost, 0, 1000);
}

namespace {

const PartKind<Encounter> dealtPart("game", of<Game>, linkedGames);
const PartKind<AftermathDraft> goesPart("game", of<GameSoFar>, linkedGames);

} // namespace

const PartKind<Encounter> &partKind(std::type_identity<Game>)
{
    return dealtPart;
}

const PartKind<AftermathDraft> &partKind(std::type_identity<GameSoFar>)
{
    return goesPart;
}

} // namespace muster
