// SPDX-License-Identifier: MIT
// Recovery, wounds, and Stay or Go: compares each exact chance with the count over every tape.
#include "rules/odds/fateodds.h"

#include "tests/support/everytape.h"
#include "tests/support/packs.h"

#include <numeric>

using namespace muster;
using namespace muster::testing;

namespace {

/// Returns the number of Grunts that stay, by running the test on every tape.
Distribution countedStaying(const StarStanding &star, const std::vector<Weighing> &grunts)
{
    Distribution stay;
    onEveryTape([&](Dice &dice) { return stayOrGo(star, grunts, dice); },
                [&](const std::vector<LoyaltyResult> &results, double chance) {
                    stay.add(static_cast<int>(std::count_if(results.begin(), results.end(),
                                                            [](const LoyaltyResult &one) {
                                                                return one.result == Loyalty::StaysFirm
                                                                    || one.result == Loyalty::Stays;
                                                            })),
                             chance);
                });
    return stay;
}

void expectAsCounted(const StarStanding &star, const std::vector<Weighing> &grunts)
{
    const BandOdds odds = bandOdds(star, grunts);
    const Distribution expected = countedStaying(star, grunts);
    for (int count = 0; count <= odds.grunts; ++count)
        EXPECT_NEAR(odds.stay.chanceOf(count), expected.chanceOf(count), 1e-12) << count << " stay";
    EXPECT_NEAR(odds.stay.mean(), expected.mean(), 1e-12);
}

constexpr std::array<Loyalty, 4> everyResult{Loyalty::StaysFirm, Loyalty::Stays, Loyalty::Leaves,
                                             Loyalty::LeavesPoisoning};

/// Returns the results of the test, by running it on every tape.
LoyaltyOdds countedOne(const StarStanding &star, const Weighing &grunt)
{
    LoyaltyOdds odds;
    onEveryTape([&](Dice &dice) { return stayOrGo(star, {grunt}, dice); },
                [&](const std::vector<LoyaltyResult> &results, double chance) {
                    odds.chances[static_cast<std::size_t>(results.at(0).result)] += chance;
                });
    return odds;
}

void expectOneAsCounted(const StarStanding &star, const Weighing &grunt)
{
    const LoyaltyOdds odds = stayOrGoOdds(star, grunt);
    const LoyaltyOdds expected = countedOne(star, grunt);
    for (const Loyalty result : everyResult)
        EXPECT_NEAR(odds.of(result), expected.of(result), 1e-12) << static_cast<int>(result);
}

constexpr Weighing gruntOf(int rep, int months = 0, bool poisoned = false)
{
    return {1, rep, months, poisoned};
}

} // namespace

TEST(RecoveryOdds, AreThoseOfEveryWayTheTwoDiceCanFall)
{
    for (const Fate fate : {Fate::OutOfTheFight, Fate::RanAway}) {
        for (int rep = 1; rep <= 6; ++rep) {
            RecoveryOdds counted;
            onEveryTape([&](Dice &dice) { return recover(*swordplay().recovery, rep, fate, dice); },
                        [&](const RecoveryResult &result, double chance) {
                            (result.returns() ? result.rep == rep ? counted.returnedSame : counted.returnedLess
                                              : counted.lost) += chance;
                        });

            const RecoveryOdds odds = recoveryOdds(*swordplay().recovery, rep, fate);

            EXPECT_NEAR(odds.returnedSame, counted.returnedSame, 1e-14) << rep;
            EXPECT_NEAR(odds.returnedLess, counted.returnedLess, 1e-14) << rep;
            EXPECT_NEAR(odds.lost, counted.lost, 1e-14) << rep;
        }
    }
}

TEST(WoundOdds, AreThoseOfEveryWayTheTwoDiceCanFall)
{
    for (int rep = 1; rep <= 6; ++rep) {
        WoundOdds counted;
        onEveryTape([&](Dice &dice) { return recoverFromWounds(*chainReaction1().wounds, rep, dice); },
                    [&](const RecoverResult &result, double chance) {
                        (!result.returns         ? counted.lost
                             : result.rep < rep  ? counted.less
                             : result.months > 1 ? counted.longer
                                                 : counted.shortly) += chance;
                    });

        const WoundOdds odds = woundOdds(*chainReaction1().wounds, rep);

        EXPECT_NEAR(odds.shortly, counted.shortly, 1e-14) << rep;
        EXPECT_NEAR(odds.longer, counted.longer, 1e-14) << rep;
        EXPECT_NEAR(odds.less, counted.less, 1e-14) << rep;
        EXPECT_NEAR(odds.lost, counted.lost, 1e-14) << rep;
    }
}

TEST(StayOrGoOdds, AreThoseOfTheTestOnEveryFallOfItsDice)
{
    for (const Outcome last : {Outcome::Success, Outcome::Failure}) {
        expectOneAsCounted({3, false, false, last}, gruntOf(2));
        expectOneAsCounted({3, true, false, last}, gruntOf(3));
        expectOneAsCounted({2, false, false, last}, gruntOf(1, 6)); // two bonus dice
        expectOneAsCounted({3, false, true, last}, gruntOf(2, 5, true)); // a bonus die and poison cancel out
        expectOneAsCounted({4, false, false, last}, gruntOf(1, 0, true)); // a die of the common roll is left out
    }
    // If the Star has no dice, the Grunt's dice decide.
    expectOneAsCounted({2, true, true, Outcome::Success}, gruntOf(3));
    expectOneAsCounted({1, true, true, Outcome::Failure}, gruntOf(3, 0, true));
    expectOneAsCounted({1, true, true, Outcome::Failure}, gruntOf(2, 9));
    expectOneAsCounted({1, false, false, Outcome::Failure}, gruntOf(1));
}

TEST(StayOrGoOdds, AddUpToOneHoweverLongTheGruntHasServed)
{
    for (const int months : {0, 7, 36, 999}) {
        const LoyaltyOdds odds = stayOrGoOdds({5, false, true, Outcome::Failure}, gruntOf(6, months, true));
        EXPECT_NEAR(std::accumulate(odds.chances.begin(), odds.chances.end(), 0.0), 1, 1e-12) << months;
        EXPECT_NEAR(odds.stays() + odds.leaves(), 1, 1e-12);
    }
}

TEST(BandOdds, AreThoseOfTheTestOnEveryFallOfItsDice)
{
    expectAsCounted({2, false, false, Outcome::Success}, {{1, 1, 0, false}, {2, 2, 0, false}});
    expectAsCounted({3, true, false, Outcome::Failure}, {{1, 1, 3, false}, {2, 1, 0, true}});
    expectAsCounted({2, false, true, Outcome::Failure}, {{1, 1, 0, true}, {2, 1, 0, false}, {3, 1, 0, false}});
    expectAsCounted({1, false, false, Outcome::Failure},
                    {{1, 1, 0, false}, {2, 1, 0, false}}); // one roll of the Star (R16)
    expectAsCounted({5, false, false, Outcome::Success}, {});
}
