// SPDX-License-Identifier: MIT
#include "rules/odds/fateodds.h"

#include <algorithm>

namespace muster {

FirstAidOdds firstAidOdds(const FirstAidTable &table, int rep)
{
    constexpr int dice = 2;
    FirstAidOdds odds;
    const Distribution passed = passedOdds(dice, rep);
    for (int count = passed.least(); count <= passed.most(); ++count) {
        const Aided aided = firstAidFor(table, count).aided;
        double &chance = aided == Aided::Fine ? odds.fine : aided == Aided::Dead ? odds.dead : odds.out;
        chance += passed.chanceOf(count);
    }
    return odds;
}

RecoveryOdds recoveryOdds(int rep, const std::function<RecoveryResult(int passed)> &follow)
{
    RecoveryOdds odds;
    const Distribution passed = passedOdds(recoveryDice, rep);
    for (int dice = passed.least(); dice <= passed.most(); ++dice) {
        const RecoveryResult result = follow(dice);
        double &chance = !result.returns() ? odds.lost : result.rep < rep ? odds.returnedLess : odds.returnedSame;
        chance += passed.chanceOf(dice);
    }
    return odds;
}

RecoveryOdds recoveryOdds(const RecoveryTable &table, int rep, Fate fate)
{
    return recoveryOdds(rep, [&](int passed) { return recoveryFor(table, rep, fate, passed); });
}

LoyaltyOdds stayOrGoOdds(const StarStanding &star, const Weighing &grunt)
{
    const StarDice starDice = starDiceFor(star, grunt);
    const Distribution stars = successOdds(starDice.common + starDice.bonus);
    const Distribution grunts = successOdds(grunt.rep);
    LoyaltyOdds odds;
    for (int starPasses = stars.least(); starPasses <= stars.most(); ++starPasses) {
        for (int own = grunts.least(); own <= grunts.most(); ++own) {
            const Loyalty result = weigh(starPasses, own, star.last);
            odds.chances[static_cast<std::size_t>(result)] += stars.chanceOf(starPasses) * grunts.chanceOf(own);
        }
    }
    return odds;
}

namespace {

/// Returns the chance that a Grunt stays, given the number of successes in the common roll.
double chanceToStay(const StarStanding &star, const Weighing &grunt, int commonSuccesses)
{
    const Distribution bonus = successOdds(starDiceFor(star, grunt).bonus);
    const Distribution own = successOdds(grunt.rep);
    double stays = 0;
    for (int more = bonus.least(); more <= bonus.most(); ++more) {
        for (int gruntPasses = own.least(); gruntPasses <= own.most(); ++gruntPasses) {
            const Loyalty result = weigh(commonSuccesses + more, gruntPasses, star.last);
            if (result == Loyalty::StaysFirm || result == Loyalty::Stays)
                stays += bonus.chanceOf(more) * own.chanceOf(gruntPasses);
        }
    }
    return stays;
}

} // namespace

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
            int successes = 0;
            for (int die = 0; die < starDiceFor(star, grunt).common; ++die)
                successes += (row >> static_cast<unsigned>(die)) & 1U ? 1 : 0;
            const double stays = chanceToStay(star, grunt, successes);
            Distribution one;
            one.add(0, 1 - stays);
            one.add(1, stays);
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
    const Distribution passed = passedOdds(dice, rep);
    for (int count = passed.least(); count <= passed.most(); ++count) {
        const WoundTables::Row &row = tables.recover[static_cast<std::size_t>(count)];
        double &chance = rep + row.rep < 1             ? odds.lost
            : row.rep < 0                              ? odds.less
            : row.months > tables.recover[dice].months ? odds.longer
                                                       : odds.shortly;
        chance += passed.chanceOf(count);
    }
    return odds;
}

} // namespace muster
