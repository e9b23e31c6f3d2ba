// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "model/campaign/report.h"
#include "rules/games/game.h"

/// What the linked games keep of an encounter, and of a report while the game goes on.
namespace muster {

/// A linked game as far as it is played: whose go it is, and what it has cost the other side so far (R81).
struct GameSoFar {
    int turn = 1;
    bool fires = false; ///< those at `initiative` fire; else they move
    std::optional<int> initiative = {}; ///< none: the first there is
    std::vector<int> lost = {}; ///< of their initiative, by their places in the row; one who is not there lost nothing

    friend bool operator==(const GameSoFar &, const GameSoFar &) = default;
};

const PartKind<Encounter> &partKind(std::type_identity<Game>);
const PartKind<AftermathDraft> &partKind(std::type_identity<GameSoFar>);

/// Null where the encounter is another system's.
inline const Game *gameOf(const Encounter &encounter)
{
    return encounter.part.as<Game>();
}
inline const Game *gameOf(const PastEncounter &past)
{
    return past.part.as<Game>();
}
/// Null where nobody has had a go yet.
inline const GameSoFar *gameSoFar(const AftermathDraft &draft)
{
    return draft.part.as<GameSoFar>();
}
inline GameSoFar soFarIn(const AftermathDraft &draft)
{
    return gameSoFar(draft) ? *gameSoFar(draft) : GameSoFar();
}

} // namespace muster
