// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/play.h"

#include <QStringList>
#include <Qt>

#include <optional>
#include <vector>

namespace muster {
struct ActKind;
}

/// Acts while the battle is on the table, and at the reference shelf, if other code names them.
namespace muster::acts {

/// Returns the key that notes this state on the table, and reports it after the battle.
Qt::Key keyOf(TableState state);

/// Brings the band onto the table.
struct BeginPlay {
    std::vector<int> party = {}; ///< numbers of the figures that come along; empty: the whole band
    std::optional<int> entry = {}; ///< the section to begin in; none: the usual one
    static const ActKind kind;
};

/// Begins the next turn on the table. Dice: activation.
struct BeginTurn {
    static const ActKind kind;
};

struct WriteNote {
    QString text;
    static const ActKind kind;
};

struct Scout {
    int section = 1;
    static const ActKind kind;
};

/// Adds enemies who come as the players agree.
struct AddGroup {
    int figures = 1;
    int section = 1;
    std::optional<int> army = {}; ///< none: the enemy's own
    static const ActKind kind;
};

struct ResolvePef {
    int pef = 1;
    static const ActKind kind;
};

/// Records the figures that a PEF hides, in a game head to head (R37).
struct HidePef {
    int pef = 1;
    QString figures = {}; ///< "TYPE REP [WEAPON]; …"; "decoy" for nobody
    static const ActKind kind;
};

/// Turns over a PEF that is not rolled (R37).
struct RevealPef {
    int pef = 1;
    static const ActKind kind;
};

/// Records what a PEF turned out to be, as the player says, without dice.
struct SayWhatPefWas {
    int pef = 1;
    QString figures = {}; ///< "TYPE REP [WEAPON] [“NAME”]; …"; "nobody"
    static const ActKind kind;
};

/// Records that the enemy's leader on the table is a named foe (R91).
struct LeaderIs {
    int foe = 1;
    std::optional<int> group = {}; ///< the leader's group, unless it is the first whose leader is not known
    static const ActKind kind;
};

/// Names the enemy's leader on the table, who is a foe from now on (R91), with the Rep and weapon from the table.
struct CallLeader {
    QString name = {};
    std::optional<int> group = {}; ///< as for LeaderIs
    static const ActKind kind;
};

/// Puts some of the band under a PEF of its own, for the same (R37).
struct HideOwn {
    int pef = 1;
    int section = 1;
    QString figures = {}; ///< their numbers; "decoy" for nobody
    static const ActKind kind;
};

struct MovePef {
    int pef = 1;
    static const ActKind kind;
};

struct MoveGroup {
    int group = 1;
    bool cover = false;
    std::optional<bool> outnumbers = {}; ///< two to one; none: the player has not said
    static const ActKind kind;
};

/// Sets the state of a figure of the band.
struct SetState {
    FigureId figure{};
    TableState state = TableState::CarryingOn;
    std::optional<int> turns = {}; ///< the turns that it ducks (first edition)
    static const ActKind kind;
};

/// Sets the state of an enemy, by its place in its group.
struct SetEnemyState {
    int group = 1;
    int figure = 1;
    TableState state = TableState::CarryingOn;
    std::optional<int> turns = {};
    static const ActKind kind;
};

struct UseStarPower {
    TableState damage = TableState::OutOfTheFight;
    std::optional<int> star = {}; ///< number of the Star; none: the first one (R36)
    static const ActKind kind;
};

struct Loot {
    int building = 1;
    static const ActKind kind;
};

struct PlaceGuards {
    int group = 1;
    bool afterShots = false;
    static const ActKind kind;
};

/// Credits a figure with the present state of another (first edition).
struct CreditEnemy {
    TableState state = TableState::Dead;
    FigureId by{};
    static const ActKind kind;
};

/// Takes a test or table of the reference shelf. It makes no step: its result may be recorded when it is known.
struct TakeTest {
    QString entry; ///< its id
    int variant = 0;
    QString taker; ///< the figure, as listed; empty: nobody in particular
    QStringList values; ///< "rep=4", as its form was filled in
    static const ActKind kind;
};

} // namespace muster::acts
