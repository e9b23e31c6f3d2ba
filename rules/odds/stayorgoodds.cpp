// SPDX-License-Identifier: MIT
#include "rules/odds/stayorgoodds.h"

#include "rules/odds/distribution.h"

namespace muster {

LoyaltyOdds stayOrGoOdds(const StarStanding &star, const Weighing &grunt)
{
    const StarDice starDice = starDiceFor(star, grunt);
    const Distribution stars = successOdds(starDice.common + starDice.bonus);
    const Distribution grunts = successOdds(grunt.rep);
    LoyaltyOdds odds;
    for (int his = stars.least(); his <= stars.most(); ++his) {
        for (int own = grunts.least(); own <= grunts.most(); ++own) {
            const Loyalty result = weigh(his, own, star.last);
            odds.chances[static_cast<std::size_t>(result)] += stars.chanceOf(his) * grunts.chanceOf(own);
        }
    }
    return odds;
}

} // namespace muster
