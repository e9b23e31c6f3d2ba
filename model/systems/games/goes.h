// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"
#include "model/campaign/step.h"
#include "model/systems/games/gameparts.h"

namespace muster {

/// Whose go it is from now on.
struct GoTaken {
    int turn = 1;
    bool fires = false; ///< those at `initiative` fire; else they move
    int initiative = 0;
    GameFigures firing = {}; ///< those who do, for they do it once a turn
    static const ChangeKind kind;
    friend bool operator==(const GoTaken &, const GoTaken &) = default;
};

/// What one of the band has lost of its initiative by now.
struct InitiativeLost {
    FigureId figure{};
    int initiative = 0;
    static const ChangeKind kind;
    friend bool operator==(const InitiativeLost &, const InitiativeLost &) = default;
};

/// The same of an enemy, by his place in their row, from 1.
struct EnemyInitiativeLost {
    int place = 1;
    int initiative = 0;
    static const ChangeKind kind;
    friend bool operator==(const EnemyInitiativeLost &, const EnemyInitiativeLost &) = default;
};

/// What is done in a linked game on the table. `kept`: the report of an earlier version, which said how far the game is.
namespace actions {

/// To the next to act.
Result<Step> takeGo(const Campaign &campaign, const std::optional<AftermathDraft> &kept = {});
/// A figure has lost so much of its initiative by now (R81).
Result<Step> loseInitiative(const Campaign &campaign, FigureId figure, int initiative,
                            const std::optional<AftermathDraft> &kept = {});
Result<Step> enemyLosesInitiative(const Campaign &campaign, int place, int initiative,
                                  const std::optional<AftermathDraft> &kept = {});

} // namespace actions

} // namespace muster
