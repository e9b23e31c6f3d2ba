// SPDX-License-Identifier: MIT
#pragma once

#include "rules/band/profile.h"
#include "rules/scenario/scenariotables.h"

namespace muster {

class Dice;
struct Pack;

/// Who comes to an encounter on one side, its leader first.
struct Force {
    QString from; ///< an army list or a team of the pack
    std::vector<Profile> figures;
    int vehicles = 0;

    int leaderRep() const { return figures.empty() ? 0 : figures.front().rep; }

    friend bool operator==(const Force &, const Force &) = default;
};

/// Vehicles at hand for so many figures of a list; of lists that have none by the book, 0. Dice: 2d6 if they are
/// enough figures for one (pp. 18, 19).
int vehiclesAtHand(const Pack &pack, const QString &list, int figures, Dice &dice);

/// The enemy of an encounter: a leader, the Grunts its Rep brings in that part, and their vehicles. From a list, the
/// leader is the first figure rolled; a team comes as it is printed, with reinforcements from its list if it is too
/// small. Dice: 2d6 per figure of a list; the vehicles'.
Force raiseForce(const Pack &pack, const QString &from, const ScenarioSide &side, Dice &dice);

/// The enemy where both sides agreed on points (p. 11): a leader, and then figures as long as the points last, whom they do
/// not reach being rolled again. A leader comes in any case. Dice: 2d6 per figure of a list.
Force buyForce(const Pack &pack, const QString &from, int points, Dice &dice);

} // namespace muster
