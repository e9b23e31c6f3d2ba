// SPDX-License-Identifier: MIT
#include "rules/odds/recoveryodds.h"

#include "rules/odds/distribution.h"

namespace muster {

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

} // namespace muster
