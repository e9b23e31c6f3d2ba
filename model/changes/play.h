// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounterparts.h"
#include "model/campaign/play.h"
#include "model/changes/change.h"

namespace muster {

// What happens to the battle on the table, and to your own figures there.

/// The band comes onto the table; those at home are named too.
struct PlayBegun {
    std::vector<OwnFigure> own;
    std::optional<int> starPower;
    std::optional<int> section = {}; ///< where it begins; none: at the middle of its own edge (R26)
    std::optional<ScenarioInPlay> scenario = {}; ///< as it begins in the first edition; none in older files
    static const ChangeKind kind;
};

/// Each side's activation die, no two of which are the same (Swordplay p. 14).
struct TurnBegun {
    int turn = 1;
    int yours = 1;
    int theirs = 1;
    std::vector<int> others = {}; ///< of the sides over two
    static const ChangeKind kind;
};

/// So many sides fight.
struct SidesCounted {
    int sides = fewestSides;
    static const ChangeKind kind;
};

struct StarPowerLeft {
    int dice = 0;
    std::optional<int> star = {}; ///< whose, by number, where it is not the first one's (R36)
    static const ChangeKind kind;
};

/// So many dice are left to that one.
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
    int turnsSpent = 0; ///< none again where the search was broken off
    static const ChangeKind kind;
};

struct NoteWritten {
    QString text;
    static const ChangeKind kind;
};

/// A test or table of the reference shelf, resolved for a figure on the table. What it did to that figure stands in a change of
/// its own.
struct TestTaken {
    InPlay whose;
    int target = 0; ///< the highest face that counted; 0: none did
    ShelvedTest test;
    bool noted = false; ///< it left him as he was, and is a note of the battle
    /// In place of `test` earlier versions kept its title and what it came to in words.
    QString title = {};
    QString outcome = {};
    static const ChangeKind kind;
};

/// Something begins to hold for a figure until it is over, or is over.
struct LastingSet {
    InPlay whose;
    Lasting what;
    bool on = true;
    static const ChangeKind kind;
};

struct FigureStood {
    FigureId id{};
    TableState state = TableState::CarryingOn;
    int turns = 0; ///< after this one that it ducks, where these are counted (first edition p. 7)
    bool lying = false; ///< it ducks where it lies; not in older files, where it was no longer felled then
    static const ChangeKind kind;
};

/// One of the band is itself until that turn of the battle, and then a zombie (first edition p. 10, R84).
struct FigureTurning {
    FigureId id{};
    int turn = 1;
    static const ChangeKind kind;
};

/// What one of the band did, as far as it counts afterwards (first edition).
struct FigureDid {
    FigureId id{};
    Deeds deeds;
    static const ChangeKind kind;
};

/// One of the band goes with another group, which starts where the figure came from.
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

/// The player's own PEF for a game head to head (R37): where it stands, and whom it hides. It can be written anew.
struct OwnPefHidden {
    OwnPef pef;
    static const ChangeKind kind;
};

struct OwnPefPlaced {
    int pef = 1;
    int section = 1;
    static const ChangeKind kind;
};

/// The other player has seen it; whom it hid stands in a group of its own, in changes of their own.
struct OwnPefRevealed {
    int pef = 1;
    static const ChangeKind kind;
};

/// The player's own (R53): so many who sat out may come.
struct ReinforcementsCame {
    int figures = 0;
    static const ChangeKind kind;
};

/// How an encounter of the first edition stands after one of its deeds.
struct ScenarioStood {
    ScenarioDeed deed = ScenarioDeed::Turn;
    int turn = 0;
    ScenarioInPlay now;
    static const ChangeKind kind;
};

using PlayChanges = Among<PlayBegun, TurnBegun, SidesCounted, StarPowerLeft, SectionSeen, BuildingSearched, NoteWritten,
                          TestTaken, LastingSet, FigureStood, FigureTurning, FigureDid, FigureGrouped, OwnGroupPlaced,
                          OwnPefHidden, OwnPefPlaced, OwnPefRevealed, ReinforcementsCame, ScenarioStood>;

} // namespace muster
