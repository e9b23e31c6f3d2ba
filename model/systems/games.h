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

/// Returns the state of the current game. `kept`, before its first step: the report of an earlier version, which held
/// it.
GameSoFar soFarIn(const Campaign &campaign, const std::optional<AftermathDraft> &kept = {});

/// Returns the initiative that is left to one of the band, or to an enemy by its place from 1; none if it is below zero
/// (R81).
std::optional<int> initiativeLeft(const Figure &figure, const GameSoFar &soFar);
std::optional<int> initiativeLeft(const Profile &enemy, int place, const GameSoFar &soFar);

/// The figures of both sides that act at the same initiative.
struct ActingTogether {
    int initiative = 0;
    QStringList yours;
    QStringList theirs; ///< "enemy 2", by place
    GameFigures who = {};

    QString names() const; ///< figures of both sides
};

/// Returns the order in the current game, by the initiative that is left, the lowest first: figures move in this order,
/// and fire in the reverse one (the street skirmish, p. 1). A figure below zero is dead (R81). None if no game is under
/// way.
std::vector<ActingTogether> turnOrder(const Campaign &campaign, const GameSoFar &soFar);
/// Returns the same for taking goes: in this turn each fires once, with the figures of its initiative, even if it is
/// hit meanwhile.
std::vector<ActingTogether> whoseTurn(const Campaign &campaign, const GameSoFar &soFar);
/// Returns the same for display. Positions are not recorded, only the figures that act together.
std::vector<WhereTheyStand> standByInitiative(const Campaign &campaign);

/// Returns the game with its present go. If nobody has that initiative any more, it is the next one that somebody has.
GameSoFar goIn(const std::vector<ActingTogether> &order, const GameSoFar &game);
/// Returns the game after a go. All move, the lowest initiative first; then all fire, the highest first and those at
/// zero last; then the next turn begins.
GameSoFar nextGo(const std::vector<ActingTogether> &order, const GameSoFar &game);
/// Returns "Turn 1: initiative 2 moves, Dorn and enemy 5".
QString goText(const std::vector<ActingTogether> &order, const GameSoFar &game);

/// Returns an entry's table with data of the campaign: below the sequence of a turn, the order of the figures.
ShelfTable tableIn(const Campaign &campaign, const std::optional<AftermathDraft> &kept, const ShelfEntry &entry,
                   const ShelfVariant &variant);

/// Begins the go of these figures.
struct GoTaken {
    int turn = 1;
    bool fires = false; ///< figures at `initiative` fire; else they move
    int initiative = 0;
    GameFigures firing = {}; ///< the figures that fire, which they do once a turn

    static void describe(auto &json, auto &c)
    {
        json("turn", c.turn, fromOne);
        json.ifAny("fires", c.fires);
        json("initiative", c.initiative, upTo(highestInitiative));
        json.ifAny("firing", c.firing.ours, fromOne);
        json.ifAny("firing_enemies", c.firing.theirs, oneTo(mostLost));
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
    friend bool operator==(const GoTaken &, const GoTaken &) = default;
};

/// Sets the initiative that one of the band has lost so far.
struct InitiativeLost {
    FigureId figure{};
    int initiative = 0;

    static void describe(auto &json, auto &c)
    {
        json("figure", c.figure, aMember);
        json("initiative", c.initiative, upTo(mostLost));
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
    friend bool operator==(const InitiativeLost &, const InitiativeLost &) = default;
};

/// Sets the same for an enemy, by its place in the row, from 1.
struct EnemyInitiativeLost {
    int place = 1;
    int initiative = 0;

    static void describe(auto &json, auto &c)
    {
        json("enemy", c.place, oneTo(mostLost));
        json("initiative", c.initiative, upTo(mostLost));
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
    friend bool operator==(const EnemyInitiativeLost &, const EnemyInitiativeLost &) = default;
};

namespace acts {

/// Begins the next go.
Result<Step> takeGo(const Campaign &campaign, const std::optional<AftermathDraft> &kept = {});
/// Records the initiative that a figure has lost so far (R81).
Result<Step> loseInitiative(const Campaign &campaign, FigureId figure, int initiative,
                            const std::optional<AftermathDraft> &kept = {});
Result<Step> enemyLosesInitiative(const Campaign &campaign, int place, int initiative,
                                  const std::optional<AftermathDraft> &kept = {});

} // namespace acts

} // namespace muster
