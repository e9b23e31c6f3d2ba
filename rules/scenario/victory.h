// SPDX-License-Identifier: MIT
#pragma once

#include "rules/media/mediawork.h"
#include "rules/scenario/scenariotables.h"

namespace muster {

/// A share of the points of an encounter, exact and not rounded: 1/2, 7/9, 2/1.
struct Fraction {
    int numerator = 0;
    int denominator = 1;

    /// Returns whether this is all of the points, or more.
    bool isWhole() const { return numerator >= denominator; }

    friend bool operator==(const Fraction &a, const Fraction &b)
    {
        return a.numerator * b.denominator == b.numerator * a.denominator;
    }
};

/// The counts on the table at the end of an encounter. Each figure is counted once: killed, captured, escaped or still
/// there.
struct Tally {
    int own = 1; ///< figures of the player, including the leader
    int ownLost = 0; ///< killed, captured or unable to act
    int ownEscaped = 0; ///< left by their exit
    int enemy = 1;
    int enemyKilled = 0;
    int enemyCaptured = 0;
    int enemyEscaped = 0; ///< left by their exit, or by any way if no exit is named
    bool enemyDrivenOff = false; ///< none of the enemy is left fighting
    bool objective = false; ///< hostages brought out or kept, bank robbed or robbery stopped, pursuit shaken off
    int dwellings = 0;
    int dwellingsLooted = 0; ///< number entered by figures that then left the table

    int enemyGone() const { return enemyKilled + enemyCaptured; }

    bool operator==(const Tally &) const = default;
};

/// Returns the share of the points that the player's side won (pp. 13 to 15, R64, R71).
Fraction victory(ScenarioKind kind, Role role, const Tally &tally);

/// Returns whether this role wins by getting away, alive or with the objective, so that the field is left to the other
/// side (Chain Reaction, first edition, pp. 13 to 15).
bool winsByLeaving(Role role);

/// Encounter points (Chain Reaction, first edition, p. 15).
struct RewardTables {
    int encounter = 400;
    int kill = 40; ///< for an armed enemy; a cameraman's 3" shot; a lead story
    int rout = 20; ///< for an enemy who ran from the figure; a 12" shot; a sound bite
    PerRep<int> interviews{}; ///< by the Rep of the figure interviewed; a 3" shot of it earns half

    /// Returns the points that each of the figures brought gets for the encounter itself (R65).
    int share(Fraction won, int figures) const;
    /// Returns the points that a figure earned by kills and routs.
    int deeds(int kills, int routed) const { return kills * kill + routed * rout; }
};

/// Returns the points of a member of a media crew, who has no share in the encounter's.
int mediaPoints(const RewardTables &rewards, const MediaWork &work);

} // namespace muster
