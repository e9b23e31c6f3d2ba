// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"
#include "model/campaign/step.h"

/// A linked game on the table (the street skirmish, R81).
namespace muster {

struct ShelfEntry;
struct ShelfTable;
struct ShelfVariant;
struct WhereTheyStand;

/// How far the game in hand is. `kept`, before its first step: the report of an earlier version, which said so.
GameSoFar soFarIn(const Campaign &campaign, const std::optional<AftermathDraft> &kept = {});

/// The initiative that is left to one of the band, or to an enemy by its place from 1; none where it is below zero (R81).
std::optional<int> initiativeLeft(const Figure &figure, const GameSoFar &soFar);
std::optional<int> initiativeLeft(const Profile &enemy, int place, const GameSoFar &soFar);

/// Those of both sides who act at the same initiative.
struct ActingTogether {
    int initiative = 0;
    QStringList yours;
    QStringList theirs; ///< "enemy 2", by its place
    GameFigures who = {};

    QString names() const; ///< of both sides
};

/// Who acts when in the current game, by the initiative that is left to the figure, the lowest first: so they move; they fire the
/// other way round (the street skirmish, p. 1). Who is below zero is dead (R81). None where no game is under way.
std::vector<ActingTogether> turnOrder(const Campaign &campaign, const GameSoFar &soFar);
/// The same as goes are taken: in this turn each fires once, with those of its initiative, also where it is hit meanwhile.
std::vector<ActingTogether> whoseTurn(const Campaign &campaign, const GameSoFar &soFar);
/// The same as the game stands, for looking at. Where they are is nowhere noted, but with whom they act.
std::vector<WhereTheyStand> standByInitiative(const Campaign &campaign);

/// Those whose go it is: at an initiative that nobody has any more, those who come next.
GameSoFar goIn(const std::vector<ActingTogether> &order, const GameSoFar &game);
/// All move, the lowest initiative first; then all fire, the highest first and those at zero last; then the next turn begins.
GameSoFar nextGo(const std::vector<ActingTogether> &order, const GameSoFar &game);
/// "Turn 1: initiative 2 moves, Dorn and enemy 5".
QString goText(const std::vector<ActingTogether> &order, const GameSoFar &game);

/// An entry's table with what the campaign knows about it: below the sequence of a turn, who acts when.
ShelfTable tableIn(const Campaign &campaign, const std::optional<AftermathDraft> &kept, const ShelfEntry &entry,
                   const ShelfVariant &variant);

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

namespace acts {

/// To the next to act.
Result<Step> takeGo(const Campaign &campaign, const std::optional<AftermathDraft> &kept = {});
/// A figure has lost so much of its initiative by now (R81).
Result<Step> loseInitiative(const Campaign &campaign, FigureId figure, int initiative,
                            const std::optional<AftermathDraft> &kept = {});
Result<Step> enemyLosesInitiative(const Campaign &campaign, int place, int initiative,
                                  const std::optional<AftermathDraft> &kept = {});

} // namespace acts

} // namespace muster
