// SPDX-License-Identifier: MIT
#pragma once

#include "rules/scenario/scenariotables.h"

namespace muster {

/// A part of the points of an encounter, as it was earned and not as a rounded number: 1/2, 7/9, 2/1.
struct Fraction {
    int numerator = 0;
    int denominator = 1;

    friend bool operator==(const Fraction &a, const Fraction &b)
    {
        return a.numerator * b.denominator == b.numerator * a.denominator;
    }
};

/// What the table shows when an encounter is over. Figures are counted once: killed, captured, escaped or still there.
struct Tally {
    int own = 1; ///< the player's figures, himself included
    int ownLost = 0; ///< killed, captured or unable to act
    int ownEscaped = 0; ///< left by their exit
    int enemy = 1;
    int enemyKilled = 0;
    int enemyCaptured = 0;
    int enemyEscaped = 0; ///< left by their exit, or at all where no exit is named
    bool enemyDrivenOff = false; ///< none of them is left fighting
    bool objective = false; ///< hostages brought out or kept, bank robbed or robbery stopped, pursuit shaken off
    int dwellings = 0;
    int dwellingsLooted = 0; ///< entered by figures that then left the table

    int enemyGone() const { return enemyKilled + enemyCaptured; }

    friend bool operator==(const Tally &, const Tally &) = default;
};

/// The victory conditions of each encounter, seen from the player's side (pp. 13 to 15, R64, R71).
Fraction victory(ScenarioKind kind, Role role, const Tally &tally);

} // namespace muster
