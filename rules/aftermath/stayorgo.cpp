// SPDX-License-Identifier: MIT
#include "rules/aftermath/stayorgo.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"

#include <algorithm>

namespace muster {

namespace {

constexpr int monthsPerDie = 3;

LoyaltyResult testOne(const StarStanding &star, const Faces &common, const Weighing &grunt, Dice &dice)
{
    const StarDice starDice = starDiceFor(star, grunt);
    const auto kept = std::count_if(common.begin(), common.begin() + starDice.common, isSuccess);
    const Faces bonus = dice.roll({{RollKind::StarHoldsOne, grunt.figure}, starDice.bonus});
    const Faces own = dice.roll({{RollKind::GruntWeighs, grunt.figure}, grunt.rep});
    const int starSuccesses = static_cast<int>(kept) + successes(bonus);
    const int gruntSuccesses = successes(own);
    return {grunt.figure, starSuccesses, gruntSuccesses, weigh(starSuccesses, gruntSuccesses, star.last)};
}

/// Returns whether `more` exceeds `fewer` and is at least twice as much (R18).
bool isTwice(int more, int fewer)
{
    return more > fewer && more >= 2 * fewer;
}

} // namespace

int commonDice(const StarStanding &star)
{
    return std::max(0, star.rep - (star.outOfTheFight ? 1 : 0) - (star.gruntLosses ? 1 : 0));
}

StarDice starDiceFor(const StarStanding &star, const Weighing &grunt)
{
    const int net = grunt.months / monthsPerDie - (grunt.poisoned ? 1 : 0);
    const int common = commonDice(star);
    return {std::clamp(common + net, 0, common), std::max(0, net)};
}

Loyalty weigh(int starSuccesses, int gruntSuccesses, Outcome last)
{
    if (isTwice(starSuccesses, gruntSuccesses))
        return Loyalty::StaysFirm;
    if (isTwice(gruntSuccesses, starSuccesses))
        return Loyalty::LeavesPoisoning;
    if (starSuccesses != gruntSuccesses)
        return starSuccesses > gruntSuccesses ? Loyalty::Stays : Loyalty::Leaves;
    return last == Outcome::Success ? Loyalty::Stays : Loyalty::Leaves; // R17
}

std::vector<LoyaltyResult> stayOrGo(const StarStanding &star, const std::vector<Weighing> &grunts, Dice &dice,
                                    const std::function<void(const LoyaltyResult &)> &told)
{
    if (grunts.empty())
        return {};
    const Faces common = dice.roll({{RollKind::StarHolds, star.figure}, commonDice(star)});
    std::vector<LoyaltyResult> results;
    results.reserve(grunts.size());
    for (const Weighing &grunt : grunts) {
        results.push_back(testOne(star, common, grunt, dice));
        if (told)
            told(results.back());
    }
    return results;
}

} // namespace muster
