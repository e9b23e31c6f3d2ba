// SPDX-License-Identifier: MIT
#pragma once

#include "rules/band/profile.h"
#include "rules/encounter/patroltables.h"
#include "rules/encounter/section.h"

#include <vector>

namespace muster {

class Dice;
struct ArmyList;

/// Rolls a Rep for each PEF, the lower of two dice (Chain Reaction 3.0 p. 23). Dice: 2d6 per PEF.
void rollPefReps(std::vector<Pef> &pefs, Dice &dice);

/// The state of the table when a PEF with a Rep is seen.
struct PatrolSighting {
    int pef = 0; ///< number of the PEF, for its dice
    int resolved = 0; ///< number of PEFs resolved before this one
    int party = 1; ///< the player's figures on the table
    QString own; ///< id of the list of the side on patrol (R48)
    NumbersPrint numbers = NumbersPrint::Page;
    bool leaderPlaced = false; ///< the enemy's leader is on the table already (R49)
    bool certain = false; ///< a scout has found somebody, so that a false alarm counts as stragglers (R6)
};

struct PatrolContact {
    PefForce force = PefForce::FalseAlarm;
    bool leader = false; ///< the first figure of the first group is the leader (R49)
    std::vector<std::vector<Profile>> groups;

    void describe(auto &field) const
    {
        field("letter", force);
        field("leader", leader);
        field("groups", groups);
    }
    bool operator==(const PatrolContact &) const = default;
};

/// Resolves a PEF; the table depends on the number of PEFs resolved before it (Chain Reaction 3.0 p. 24, R1, R6, R47 to
/// R49). Dice: the letter; unless it is a false alarm the number, 1d6 for the leader, then for each figure the same
/// dice as in recruiting.
PatrolContact resolvePatrolPef(const PatrolTables &tables, const ArmyList &enemy, const PatrolSighting &sighting,
                               Dice &dice);

/// Rolls the move of an enemy group, against its leader's Rep (Chain Reaction 3.0 p. 26). Dice: 2d6, and 1d6 for each
/// of `cover` and `outnumber` that is true; then, if the move is Flank, 1d6 for the side, left on 1 to 3.
GroupMoveResult moveByPosition(const GroupMoves &moves, int rep, bool cover, bool outnumber, Dice &dice);

/// Returns the move for `passed` dice in the present situation (R98). Dice: if the move is Flank, 1d6 for the side.
GroupMoveResult movePassing(const GroupMoves &moves, int passed, bool outnumber, Dice &dice);

/// Returns the sizes of the groups, as equal as possible, the larger first (R48).
std::vector<int> groupSizes(int figures, int groups);

struct ScoutingResult {
    int passed = 0;
    bool enemy = false;

    bool operator==(const ScoutingResult &) const = default;
};

/// Rolls whether a scout who enters a section meets the enemy (Chain Reaction 3.0 p. 25, R56). `value` is the
/// terrain's. Dice: 2d6.
ScoutingResult scout(const ScoutingTables &tables, int value, bool buildings, Dice &dice);

} // namespace muster
