// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/shelf.h"
#include "model/systems/games/gameparts.h"

namespace muster {

/// Those of both sides who act at the same initiative.
struct ActingTogether {
    int initiative = 0;
    QStringList yours;
    QStringList theirs; ///< "enemy 2", by its place
    GameFigures who = {};
};

/// The initiative that is left to one of the band, or to an enemy by its place from 1; none where it is below zero (R81).
std::optional<int> initiativeLeft(const Figure &figure, const GameSoFar &soFar);
std::optional<int> initiativeLeft(const Profile &enemy, int place, const GameSoFar &soFar);

/// Who acts when in the current game, by the initiative that is left to the figure, the lowest first: so they move; they fire the
/// other way round (the street skirmish, p. 1). Who is below zero is dead (R81). None where no game is under way.
std::vector<ActingTogether> turnOrder(const Campaign &campaign, const GameSoFar &soFar);

/// The same as goes are taken: in this turn each fires once, with those of its initiative, also where it is hit meanwhile.
std::vector<ActingTogether> whoseTurn(const Campaign &campaign, const GameSoFar &soFar);

/// Those whose go it is: at an initiative that nobody has any more, those who come next.
GameSoFar goIn(const std::vector<ActingTogether> &order, const GameSoFar &game);
/// All move, the lowest initiative first; then all fire, the highest first and those at zero last; then the next turn begins.
GameSoFar nextGo(const std::vector<ActingTogether> &order, const GameSoFar &game);
/// "Turn 1: initiative 2 moves, Dorn and enemy 5".
QString goText(const std::vector<ActingTogether> &order, const GameSoFar &game);

/// An entry's table with what the campaign knows about it: below the sequence of a turn, who acts when.
ShelfTable tableIn(const Campaign &campaign, const std::optional<AftermathDraft> &kept, const ShelfEntry &entry,
                   const ShelfVariant &variant);

} // namespace muster
