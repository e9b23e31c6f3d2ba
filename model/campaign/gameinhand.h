// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/figure.h"
#include "rules/games/game.h"

#include <optional>
#include <vector>

namespace muster {

inline constexpr int highestInitiative = 10; ///< far above any
inline constexpr int mostLost = 1000;

/// What one of the band has lost of its initiative by now.
struct OwnLoss {
    FigureId figure{};
    int initiative = 0;

    friend bool operator==(const OwnLoss &, const OwnLoss &) = default;
};

/// Some of both sides.
struct GameFigures {
    std::vector<int> ours = {}; ///< by number
    std::vector<int> theirs = {}; ///< by their places in the row

    void add(const GameFigures &others);
    friend bool operator==(const GameFigures &, const GameFigures &) = default;
};

/// A linked game as far as it is played: whose go it is, and what it has cost both sides so far (R81).
struct GameSoFar {
    int turn = 1;
    bool fires = false; ///< those at `initiative` fire; else they move
    std::optional<int> initiative = {}; ///< none: the first there is
    std::vector<int> lost = {}; ///< of their initiative, by their places in the row; one who is not there lost nothing
    std::vector<OwnLoss> ours = {};
    GameFigures fired = {}; ///< before this go, in this turn
    GameFigures firing = {}; ///< in this go, all together, whoever of them is hit in it

    int lostBy(FigureId figure) const;
    int lostByEnemy(int place) const; ///< from 1
    void lose(FigureId figure, int loss);
    void enemyLoses(int place, int loss);
    friend bool operator==(const GameSoFar &, const GameSoFar &) = default;
};

/// A linked game in hand: as it was dealt, and as far as it is played.
struct GameInHand : Game {
    std::optional<GameSoFar> soFar = {}; ///< none: nobody had a go, and nobody was hit

    friend bool operator==(const GameInHand &, const GameInHand &) = default;
};

} // namespace muster
