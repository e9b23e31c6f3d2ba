// SPDX-License-Identifier: MIT
#include "rules/odds/firstaidodds.h"

#include "rules/odds/distribution.h"

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

} // namespace muster
