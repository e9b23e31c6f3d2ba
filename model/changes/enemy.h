// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/play.h"
#include "model/changes/change.h"

namespace muster {

// Changes to PEFs and to the groups of the enemy on the table.

/// Records the roll for a PEF's move; where it ends is recorded in a PefPlaced.
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

/// Adds a PEF: another one split in two, or reinforcements are on their way.
struct PefAppeared {
    Pef pef;
    bool found = false; ///< found by a scout
    std::optional<int> movedIn = {}; ///< the turn whose move it has had; 0: it has had none; none in older files
    static const ChangeKind kind;
};

/// Records what a PEF hides, written down by its player (Swordplay p. 26, R37); no figures: a decoy.
struct PefHidden {
    int pef = 0;
    std::vector<Profile> figures;
    static const ChangeKind kind;
};

/// Turns a PEF over without a roll (R37), or records what the player says it was. Its groups appear in changes of their
/// own.
struct PefRevealed {
    int pef = 0;
    std::optional<int> said = {}; ///< the number of figures, as the player says; none: what was hidden under it
    static const ChangeKind kind;
};

/// Records what a PEF turned out to be; its groups appear in changes of their own.
struct PefResolved {
    int pef = 0;
    std::optional<PefLetter> letter;
    std::optional<PefForce> force;
    std::optional<int> eal; ///< the EAL after it
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

/// Makes this figure the only leader of the enemy.
struct LeaderNamed {
    int group = 0;
    int figure = 0; ///< from 1
    static const ChangeKind kind;
};

struct GroupMoved {
    int group = 0;
    int passed = 0;
    NonPlayerMove move = NonPlayerMove::Hold;
    std::optional<GroupMove> position = {}; ///< depends on who has more figures (Chain Reaction 3.0 p. 26)
    std::optional<Side> flank = {};
    static const ChangeKind kind;
};

/// Splits off some figures as a new group, which goes round the flank while the others fire (Chain Reaction 3.0 p. 26).
struct GroupSplit {
    int group = 0;
    int into = 0;
    std::vector<int> figures; ///< the figures that go, from 1, in rising order
    static const ChangeKind kind;
};

struct GroupPlaced {
    int group = 0;
    int section = 0;
    bool inSight = false; ///< meets the band: the In Sight Test is due, as with a group that appears
    static const ChangeKind kind;
};

/// Takes a group off the table, or puts it back.
struct GroupStruck {
    int group = 0;
    bool on = true;
    static const ChangeKind kind;
};

/// Changes the side that a group fights for.
struct GroupSided {
    int group = 0;
    int army = firstEnemy;
    static const ChangeKind kind;
};

struct EnemyStood {
    int group = 0;
    int figure = 0; ///< from 1, in the order they were rolled
    TableState state = TableState::CarryingOn;
    int turns = 0; ///< the turns after this one that it ducks, where they are counted (first edition p. 7)
    bool lying = false; ///< ducks while felled; not in older files, where it was no longer felled then
    static const ChangeKind kind;
};

/// Identifies an enemy on the table as a named foe (R91). Group 0: the figure in that place of the force that was
/// rolled up.
struct FoeMet {
    int foe = 1;
    int group = 0;
    int figure = 1; ///< from 1
    static const ChangeKind kind;
};

/// Records where each guard of a building stands (Swordplay p. 29).
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

/// Records that a scout entered a section (Chain Reaction 3.0 p. 25); enemies it found appear in a change of their own.
struct SectionScouted {
    int section = 0;
    int passed = 0;
    bool enemy = false;
    static const ChangeKind kind;
};

using EnemyChanges = OneOf<PefMoved, PefPlaced, PefAppeared, PefHidden, PefRevealed, PefResolved, GroupAppeared,
                           LeaderNamed, GroupMoved, GroupSplit, GroupPlaced, GroupStruck, GroupSided, EnemyStood,
                           GuardsPlaced, GuardNoticed, SectionScouted, FoeMet>;

} // namespace muster
