// SPDX-License-Identifier: MIT
#pragma once

#include "rules/band/profile.h"
#include "rules/scenario/scenariotables.h"

namespace muster {

class Dice;
struct Pack;

/// The figures and vehicles of one side in an encounter, its leader first.
struct Force {
    QString from; ///< id of an army list or a team of the pack
    std::vector<Profile> figures;
    int vehicles = 0;

    int leaderRep() const { return figures.empty() ? 0 : figures.front().rep; }

    bool operator==(const Force &) const = default;
};

/// Returns the vehicles at hand for this number of figures; 0 for a list that has none in the book. Dice: 2d6 if there
/// are figures enough for one vehicle (pp. 18, 19).
int vehiclesAtHand(const Pack &pack, const QString &list, int figures, Dice &dice);

/// Raises the enemy of an encounter: a leader, the Grunts that the leader's Rep allows in that role, and their
/// vehicles. The leader of a list is the first figure rolled. A team comes as printed, with reinforcements from its
/// list if it is too small. Dice: 2d6 per figure of a list; the vehicles'.
Force raiseForce(const Pack &pack, const QString &from, const ScenarioSide &side, Dice &dice);

/// Raises the enemy when both sides have agreed on points (p. 11): a leader, and then figures while the points last. A
/// figure that costs more than is left is rolled again. There is a leader in any case. Dice: 2d6 per figure of a list.
Force buyForce(const Pack &pack, const QString &from, int points, Dice &dice);

} // namespace muster
