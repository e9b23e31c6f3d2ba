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

/// What is done while the battle is on the table, and at the reference shelf, as far as anybody names it.
namespace muster::acts {

/// The key by which a figure is noted so on the table, and reported after the battle.
Qt::Key keyOf(TableState state);

/// Onto the table.
struct BeginPlay {
    std::vector<int> party = {}; ///< who comes along, by number; empty is the whole band
    std::optional<int> entry = {}; ///< the section to begin in; none is the usual one
    static const ActKind kind;
};

/// The next turn on the table: activation dice.
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

/// Enemies who come as the players agree.
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

/// What it hides, for a game head to head (R37).
struct HidePef {
    int pef = 1;
    QString figures = {}; ///< "TYPE REP [WEAPON]; …"; "decoy" for nobody
    static const ActKind kind;
};

/// It is turned over and not rolled (R37).
struct RevealPef {
    int pef = 1;
    static const ActKind kind;
};

/// What it turned out to be, as the player says, without dice.
struct SayWhatPefWas {
    int pef = 1;
    QString figures = {}; ///< "TYPE REP [WEAPON] [“NAME”]; …"; "nobody"
    static const ActKind kind;
};

/// The enemy's leader who is there is a foe from now on, by this name (R91).
struct CallLeader {
    QString name = {};
    std::optional<int> group = {}; ///< whose leader, where it is not the first who is nobody known
    static const ActKind kind;
};

/// Some of the band under a PEF of its own, for the same (R37).
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
    std::optional<bool> outnumbers = {}; ///< two to one, where the player has said so or not
    static const ActKind kind;
};

/// How one of the band stands now.
struct SetState {
    FigureId figure{};
    TableState state = TableState::CarryingOn;
    std::optional<int> turns = {}; ///< that it ducks (first edition)
    static const ActKind kind;
};

/// How an enemy stands now, by its place in its group.
struct SetEnemyState {
    int group = 1;
    int figure = 1;
    TableState state = TableState::CarryingOn;
    std::optional<int> turns = {};
    static const ActKind kind;
};

struct UseStarPower {
    TableState damage = TableState::OutOfTheFight;
    std::optional<int> star = {}; ///< whose, by number; none: the first one's (R36)
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

/// Whose doing it was that a figure of the first edition stands as it does.
struct CreditEnemy {
    TableState state = TableState::Dead;
    FigureId by{};
    static const ActKind kind;
};

/// A test or table of the reference shelf. It makes no step: its result may be recorded when it is known.
struct TakeTest {
    QString entry; ///< its id
    int variant = 0;
    QString taker; ///< whose it is, as listed; empty: nobody in particular
    QStringList values; ///< "rep=4", as its form was filled in
    static const ActKind kind;
};

} // namespace muster::acts
