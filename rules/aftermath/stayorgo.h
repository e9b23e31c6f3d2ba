// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/kind.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace muster {

class Dice;

enum class Loyalty : std::uint8_t { StaysFirm, Stays, Leaves, LeavesPoisoning };

/// A Grunt who takes the test.
struct Weighing {
    int figure = 0; ///< id of the figure; recorded with the dice
    int rep = 0;
    int months = 0;
    bool poisoned = false;
};

struct StarStanding {
    int rep = 0;
    bool outOfTheFight = false;
    bool gruntLosses = false;
    Outcome last = Outcome::Success;
    int figure = 0; ///< id of the Star, recorded with the dice if there are several Stars; else 0
};

/// The Star's dice against one Grunt: dice of the common roll that count, and bonus dice for this Grunt alone (R16).
struct StarDice {
    int common = 0;
    int bonus = 0;
};

struct LoyaltyResult {
    int figure = 0;
    int starSuccesses = 0;
    int gruntSuccesses = 0;
    Loyalty result = Loyalty::Stays;

    void describe(auto &field) const
    {
        field("star_successes", starSuccesses);
        field("grunt_successes", gruntSuccesses);
        field("result", result);
    }
    bool operator==(const LoyaltyResult &) const = default;
};

/// Returns the number of dice in the Star's common roll, at least 0 (R16).
int commonDice(const StarStanding &star);

/// Returns the Star's dice against one Grunt: +1d6 for every three full consecutive months, −1d6 for poison. A net
/// penalty leaves out dice of the common roll (R16).
StarDice starDiceFor(const StarStanding &star, const Weighing &grunt);

/// Returns the result of Stay or Go for these successes (Swordplay p. 27, R17, R18). If they are equal, the last
/// encounter decides.
Loyalty weigh(int starSuccesses, int gruntSuccesses, Outcome last);

/// Takes the whole test. Dice: the Star's common roll; for each Grunt the Star's bonus dice, then as many dice as the
/// Grunt's Rep. Without Grunts nothing is rolled. `told` is called with each result at once, because a tape of dice may
/// end before the last Grunt.
std::vector<LoyaltyResult> stayOrGo(const StarStanding &star, const std::vector<Weighing> &grunts, Dice &dice,
                                    const std::function<void(const LoyaltyResult &)> &told = {});

} // namespace muster
