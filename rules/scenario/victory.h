// SPDX-License-Identifier: MIT
#pragma once

#include "rules/media/mediawork.h"
#include "rules/scenario/scenariotables.h"

namespace muster {

/// A part of the points of an encounter, as it was earned and not as a rounded number: 1/2, 7/9, 2/1.
struct Fraction {
    int numerator = 0;
    int denominator = 1;

    /// All of the points, or more.
    bool isWhole() const { return numerator >= denominator; }

    friend bool operator==(const Fraction &a, const Fraction &b)
    {
        return a.numerator * b.denominator == b.numerator * a.denominator;
    }
};

/// What the table shows when an encounter is over. Figures are counted once: killed, captured, escaped or still there.
struct Tally {
    int own = 1; ///< the player's figures, the leader included
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

/// This part is won by getting away, with what it came for or alive, so that the field is left to the others
/// (Chain Reaction, first edition, pp. 13 to 15).
bool winsByLeaving(Role role);

/// Encounter points (Chain Reaction, first edition, p. 15).
struct RewardTables {
    int encounter = 400;
    int kill = 40; ///< an armed enemy; a cameraman's 3" shot; a lead story
    int rout = 20; ///< an enemy who ran from the figure; a 12" shot; a sound bite
    std::array<int, 6> interviews{}; ///< by the Rep − 1 of whoever is asked; a 3" shot of them earns half

    /// What each figure that was brought gets for the encounter itself (R65).
    int share(Fraction won, int figures) const;
    /// What one earned by what it did.
    int deeds(int kills, int routed) const { return kills * kill + routed * rout; }
};

/// Points of one of a media crew, who has no share in the encounter's.
int mediaPoints(const RewardTables &rewards, const MediaWork &work);

} // namespace muster
