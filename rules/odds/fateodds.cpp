// SPDX-License-Identifier: MIT
#include "rules/odds/fateodds.h"

#include <bit>

namespace muster {

FirstAidOdds firstAidOdds(const FirstAidTable &table, int rep)
{
    constexpr int dice = 2;
    FirstAidOdds odds;
    passedOdds(dice, rep).each([&](int passed, double chance) {
        const Aided aided = firstAidFor(table, passed).aided;
        (aided == Aided::Fine ? odds.fine : aided == Aided::Dead ? odds.dead : odds.out) += chance;
    });
    return odds;
}

RecoveryOdds recoveryOdds(int rep, const std::function<RecoveryResult(int passed)> &follow)
{
    RecoveryOdds odds;
    passedOdds(recoveryDice, rep).each([&](int passed, double chance) {
        const RecoveryResult result = follow(passed);
        (!result.returns() ? odds.lost : result.rep < rep ? odds.returnedLess : odds.returnedSame) += chance;
    });
    return odds;
}

RecoveryOdds recoveryOdds(const RecoveryTable &table, int rep, Fate fate)
{
    return recoveryOdds(rep, [&](int passed) { return recoveryFor(table, rep, fate, passed); });
}

namespace {

/// Adds the odds against these successes of the Star.
void addWeighed(LoyaltyOdds &odds, const Distribution &stars, const Weighing &grunt, Outcome last)
{
    stars.each([&](int starSuccesses, double chance) {
        successOdds(grunt.rep).each([&](int gruntSuccesses, double other) {
            odds.chances[weigh(starSuccesses, gruntSuccesses, last)] += chance * other;
        });
    });
}

} // namespace

LoyaltyOdds stayOrGoOdds(const StarStanding &star, const Weighing &grunt)
{
    const StarDice starDice = starDiceFor(star, grunt);
    const Distribution stars = successOdds(starDice.common + starDice.bonus);
    LoyaltyOdds odds;
    addWeighed(odds, stars, grunt, star.last);
    return odds;
}

BandOdds bandOdds(const StarStanding &star, const std::vector<Weighing> &grunts)
{
    // A die is a success with a chance of one half, so all rows of successes and failures are equally likely. It
    // matters which dice succeed, since a penalty leaves out the last of them.
    const int dice = commonDice(star);
    const unsigned rows = 1U << static_cast<unsigned>(dice);
    BandOdds odds{{}, static_cast<int>(grunts.size())};
    for (unsigned row = 0; row < rows; ++row) {
        Distribution stay = Distribution::certain(0);
        for (const Weighing &grunt : grunts) {
            const StarDice starDice = starDiceFor(star, grunt);
            const int common = std::popcount(row & ((1U << static_cast<unsigned>(starDice.common)) - 1U));
            LoyaltyOdds weighed;
            addWeighed(weighed, Distribution::certain(common) + successOdds(starDice.bonus), grunt, star.last);
            Distribution one;
            one.add(0, weighed.leaves());
            one.add(1, weighed.stays());
            stay = stay + one;
        }
        odds.stay.add(stay, 1.0 / rows);
    }
    return odds;
}

WoundOdds woundOdds(const WoundTables &tables, int rep)
{
    constexpr int dice = 2;
    WoundOdds odds;
    passedOdds(dice, rep).each([&](int passed, double chance) {
        const WoundTables::Row &row = tables.recover.of(passed);
        (rep + row.rep < 1                              ? odds.lost
             : row.rep < 0                              ? odds.less
             : row.months > tables.recover[dice].months ? odds.longer
                                                        : odds.shortly) += chance;
    });
    return odds;
}

} // namespace muster
