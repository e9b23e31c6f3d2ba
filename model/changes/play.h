// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounterparts.h"
#include "model/campaign/play.h"
#include "model/changes/change.h"

namespace muster {

// Changes to the battle on the table, and to the player's own figures there.

/// Brings the band onto the table; figures that stay at home are listed too.
struct PlayBegun {
    std::vector<OwnFigure> own;
    std::optional<int> starPower;
    std::optional<int> section = {}; ///< the section where it begins; none: the middle of its own edge (R26)
    std::optional<ScenarioInPlay> scenario = {}; ///< the state at the beginning (first edition); none in older files
    static const ChangeKind kind;
};

/// Records the activation die of each side (Swordplay p. 14); the dice are not all the same (R57).
struct TurnBegun {
    int turn = 1;
    int yours = 1;
    int theirs = 1;
    std::vector<int> others = {}; ///< the dice of the sides beyond two
    static const ChangeKind kind;
};

/// Sets the number of sides that fight.
struct SidesCounted {
    int sides = fewestSides;
    static const ChangeKind kind;
};

struct StarPowerLeft {
    int dice = 0;
    std::optional<int> star = {}; ///< the number of the Star, unless it is the first one (R36)
    static const ChangeKind kind;
};

/// Returns the change that leaves `dice` Star Power dice to this Star.
inline StarPowerLeft starPowerLeft(const Play &play, FigureId star, int dice)
{
    const OwnFigure *own = play.find(star);
    return {dice, own && own->starPower ? std::optional(number(star)) : std::nullopt};
}

struct SectionSeen {
    int section = 0;
    bool on = true;
    static const ChangeKind kind;
};

struct BuildingSearched {
    int building = 0;
    int turnsNeeded = 1;
    int turnsSpent = 0; ///< 0 again if the search was broken off
    static const ChangeKind kind;
};

struct NoteWritten {
    QString text;
    static const ChangeKind kind;
};

/// Records a test or table of the reference shelf, resolved for a figure on the table. Its effect on the figure is a
/// change of its own.
struct TestTaken {
    FigureOnTable whose;
    int target = 0; ///< the highest face that counted; 0: none did
    ShelvedTest test;
    bool noted = false; ///< true if it had no effect on the figure and is a note of the battle
    /// The title and the result in words, which earlier versions kept in place of `test`.
    QString title = {};
    QString outcome = {};
    static const ChangeKind kind;
};

/// Begins or ends a condition that lasts for a figure.
struct LastingSet {
    FigureOnTable whose;
    Lasting what;
    bool on = true;
    static const ChangeKind kind;
};

struct FigureStood {
    FigureId id{};
    TableState state = TableState::CarryingOn;
    int turns = 0; ///< the turns after this one that it ducks, where they are counted (first edition p. 7)
    bool lying = false; ///< ducks while felled; not in older files, where it was no longer felled then
    static const ChangeKind kind;
};

/// Records the turn of the battle from which on a figure of the band is a zombie (first edition p. 10, R84).
struct FigureTurning {
    FigureId id{};
    int turn = 1;
    static const ChangeKind kind;
};

/// Sets the deeds of a figure of the band, as far as they count afterwards (first edition).
struct FigureDid {
    FigureId id{};
    Deeds deeds;
    static const ChangeKind kind;
};

/// Moves a figure of the band to another group; a new one starts where the figure came from.
struct FigureGrouped {
    FigureId id{};
    int group = 1;
    static const ChangeKind kind;
};

struct OwnGroupPlaced {
    int group = 1;
    int section = 0;
    static const ChangeKind kind;
};

/// Records the player's own PEF for a game head to head (R37): its section, and the figures it hides. It can be written
/// again.
struct OwnPefHidden {
    OwnPef pef;
    static const ChangeKind kind;
};

struct OwnPefPlaced {
    int pef = 1;
    int section = 1;
    static const ChangeKind kind;
};

/// Shows an own PEF to the other player; the figures it hid join a group of their own in other changes.
struct OwnPefRevealed {
    int pef = 1;
    static const ChangeKind kind;
};

/// Lets this number of figures that sat out come as the player's own reinforcements (R53).
struct ReinforcementsCame {
    int figures = 0;
    static const ChangeKind kind;
};

/// Records the state of an encounter of the first edition after one of its deeds.
struct ScenarioStood {
    ScenarioDeed deed = ScenarioDeed::Turn;
    int turn = 0;
    ScenarioInPlay now;
    static const ChangeKind kind;
};

using PlayChanges = OneOf<PlayBegun, TurnBegun, SidesCounted, StarPowerLeft, SectionSeen, BuildingSearched, NoteWritten,
                          TestTaken, LastingSet, FigureStood, FigureTurning, FigureDid, FigureGrouped, OwnGroupPlaced,
                          OwnPefHidden, OwnPefPlaced, OwnPefRevealed, ReinforcementsCame, ScenarioStood>;

} // namespace muster
