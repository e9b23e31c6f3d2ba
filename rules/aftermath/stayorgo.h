// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/kind.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace muster {

class Dice;

enum class Loyalty : std::uint8_t { StaysFirm, Stays, Leaves, LeavesPoisoning };

/// A Grunt as the test sees it.
struct Weighing {
    int figure = 0; ///< the figure's id, for the dice
    int rep = 0;
    int months = 0;
    bool poisoned = false;
};

struct StarStanding {
    int rep = 0;
    bool outOfTheFight = false;
    bool gruntLosses = false;
    Outcome last = Outcome::Success;
    int figure = 0; ///< the figure's id, for the dice, where there are several
};

/// The Star's dice for one Grunt: what of the common roll counts, and what is rolled for it alone (R16).
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
        field(u"star_successes", starSuccesses);
        field(u"grunt_successes", gruntSuccesses);
        field(u"result", result);
    }
    friend bool operator==(const LoyaltyResult &, const LoyaltyResult &) = default;
};

/// The Star's common roll in dice, never below none (R16).
int commonDice(const StarStanding &star);

/// +1d6 per three full consecutive months, −1d6 for poison; a net penalty leaves dice of the common roll out (R16).
StarDice starDiceFor(const StarStanding &star, const Weighing &grunt);

/// Stay or Go (Swordplay p. 27, R17, R18). Equal successes are settled by the last encounter.
Loyalty weigh(int starSuccesses, int gruntSuccesses, Outcome last);

/// The whole test. Dice: the Star's common roll; per Grunt the Star's bonus dice, then the Grunt's Rep in dice. Nobody to
/// test, nothing is rolled. `told` hears of each result at once: dice that come one by one may end before the last.
std::vector<LoyaltyResult> stayOrGo(const StarStanding &star, const std::vector<Weighing> &grunts, Dice &dice,
                                    const std::function<void(const LoyaltyResult &)> &told = {});

} // namespace muster
