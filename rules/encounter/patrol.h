// SPDX-License-Identifier: MIT
#pragma once

#include "rules/band/profile.h"
#include "rules/encounter/patroltables.h"
#include "rules/encounter/section.h"

#include <vector>

namespace muster {

class Dice;
struct ArmyList;

/// Gives each PEF its Rep, the lower of two dice (Chain Reaction 3.0 p. 23). Dice: 2d6 per PEF.
void rollPefReps(std::vector<Pef> &pefs, Dice &dice);

/// What is known on the table when a PEF with a Rep is seen.
struct PatrolSighting {
    int pef = 0; ///< its number, for the dice
    int resolved = 0; ///< PEFs resolved before this one
    int party = 1; ///< the player's figures on the table
    QString own; ///< the list of the side on patrol (R48)
    NumbersPrint numbers = NumbersPrint::Page;
    bool leaderPlaced = false; ///< their leader is on the table already (R49)
    bool certain = false; ///< a scout has found somebody: a false alarm is stragglers (R6)
};

struct PatrolContact {
    PefForce force = PefForce::FalseAlarm;
    bool leader = false; ///< the leader is the first figure of the first group (R49)
    std::vector<std::vector<Profile>> groups;

    void describe(auto &field) const
    {
        field(u"letter", force);
        field(u"leader", leader);
        field(u"groups", groups);
    }
    friend bool operator==(const PatrolContact &, const PatrolContact &) = default;
};

/// Resolves a PEF by how many have been resolved before it (Chain Reaction 3.0 p. 24, R1, R6, R47 to R49). Dice: the
/// letter; unless it is a false alarm the number, 1d6 for the leader, then each figure's as when recruited.
PatrolContact resolvePatrolPef(const PatrolTables &tables, const ArmyList &enemy, const PatrolSighting &sighting,
                               Dice &dice);

/// How an enemy group moves, against its leader's Rep (Chain Reaction 3.0 p. 26). Dice: 2d6 plus 1d6 for each that
/// holds; then 1d6 for the flank, 1 to 3 the left, where it goes round one.
GroupMoveResult moveByPosition(const GroupMoves &moves, int rep, bool cover, bool outnumber, Dice &dice);

/// What it does with so many dice passed, as things stand (R98). Dice: 1d6 for the flank, where it goes round one.
GroupMoveResult movePassing(const GroupMoves &moves, int passed, bool outnumber, Dice &dice);

/// The sizes of so many groups, as equal as can be, larger first (R48).
std::vector<int> groupSizes(int figures, int groups);

struct ScoutingResult {
    int passed = 0;
    bool enemy = false;

    friend bool operator==(const ScoutingResult &, const ScoutingResult &) = default;
};

/// Whether a scout who enters a section meets the enemy (Chain Reaction 3.0 p. 25, R56). `value` is the terrain's.
/// Dice: 2d6.
ScoutingResult scout(const ScoutingTables &tables, int value, bool buildings, Dice &dice);

} // namespace muster
