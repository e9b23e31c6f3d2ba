// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/play.h"
#include "model/changes/change.h"

namespace muster {

// What happens to PEFs and to the groups of the enemy on the table.

/// A PEF's move as it was rolled; where it ends stands in a PefPlaced.
struct PefMoved {
    int pef = 0;
    PefMove move = PefMove::Stay;
    int inches = 0;
    static const ChangeKind kind;
};

struct PefPlaced {
    int pef = 0;
    int section = 0;
    static const ChangeKind kind;
};

/// One more: another split in two, or reinforcements are on their way.
struct PefAppeared {
    Pef pef;
    bool found = false; ///< by a scout
    std::optional<int> movedIn = {}; ///< the turn whose move it has had, 0 where it has had none; none in older files
    static const ChangeKind kind;
};

/// What a PEF hides, as its player wrote it down (Swordplay p. 26, R37); nobody: a decoy.
struct PefHidden {
    int pef = 0;
    std::vector<Profile> figures;
    static const ChangeKind kind;
};

/// It is turned over and not rolled (R37), or the player says what it was; its groups appear in changes of their own.
struct PefRevealed {
    int pef = 0;
    std::optional<int> said = {}; ///< so many figures, as the player says; none: what was hidden under it
    static const ChangeKind kind;
};

/// What a PEF turned out to be; its groups appear in changes of their own.
struct PefResolved {
    int pef = 0;
    std::optional<PefLetter> letter;
    std::optional<PefForce> force;
    std::optional<int> eal; ///< after it
    static const ChangeKind kind;
};

struct GroupAppeared {
    int group = 0;
    int pef = 0;
    int section = 0;
    std::optional<Side> side;
    std::vector<EnemyFigure> figures;
    std::optional<int> army = {}; ///< the side it fights for; none: the enemy's
    static const ChangeKind kind;
};

/// Their one leader is this figure, and nobody else.
struct LeaderNamed {
    int group = 0;
    int figure = 0; ///< from 1
    static const ChangeKind kind;
};

struct GroupMoved {
    int group = 0;
    int passed = 0;
    NonPlayerMove move = NonPlayerMove::Hold;
    std::optional<GroupMove> position = {}; ///< where it goes by who has more figures (Chain Reaction 3.0 p. 26)
    std::optional<Side> flank = {};
    static const ChangeKind kind;
};

/// Some of its figures become a group of their own, which goes round the flank while the others fire (Chain Reaction 3.0
/// p. 26).
struct GroupSplit {
    int group = 0;
    int into = 0;
    std::vector<int> figures; ///< those who go, from 1, in rising order
    static const ChangeKind kind;
};

struct GroupPlaced {
    int group = 0;
    int section = 0;
    bool inSight = false; ///< it meets the band: the In Sight Test is due, as with a group that appears
    static const ChangeKind kind;
};

/// Off the table, or back on it.
struct GroupStruck {
    int group = 0;
    bool on = true;
    static const ChangeKind kind;
};

/// It fights for another side than before.
struct GroupSided {
    int group = 0;
    int army = firstEnemy;
    static const ChangeKind kind;
};

struct EnemyStood {
    int group = 0;
    int figure = 0; ///< from 1, in the order they were rolled
    TableState state = TableState::CarryingOn;
    int turns = 0; ///< after this one that it ducks, where these are counted (first edition p. 7)
    bool lying = false; ///< it ducks where it lies; not in older files, where it was no longer felled then
    static const ChangeKind kind;
};

/// An enemy on the table is a foe with a name (R91); group 0: the figure in that place of the force that was rolled up.
struct FoeMet {
    int foe = 1;
    int group = 0;
    int figure = 1; ///< from 1
    static const ChangeKind kind;
};

/// Where each of a building's guards stands (Swordplay p. 29).
struct GuardsPlaced {
    int group = 0;
    std::vector<Guard> guards; ///< in the order they were rolled
    static const ChangeKind kind;
};

struct GuardNoticed {
    int group = 0;
    int figure = 0; ///< from 1
    GuardWatch watch = GuardWatch::Met;
    static const ChangeKind kind;
};

/// A scout went in (Chain Reaction 3.0 p. 25); whom it found appears in a change of its own.
struct SectionScouted {
    int section = 0;
    int passed = 0;
    bool enemy = false;
    static const ChangeKind kind;
};

using EnemyChanges = Among<PefMoved, PefPlaced, PefAppeared, PefHidden, PefRevealed, PefResolved, GroupAppeared,
                           LeaderNamed, GroupMoved, GroupSplit, GroupPlaced, GroupStruck, GroupSided, EnemyStood,
                           GuardsPlaced, GuardNoticed, SectionScouted, FoeMet>;

} // namespace muster
