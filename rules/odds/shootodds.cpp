// SPDX-License-Identifier: MIT
#include "rules/odds/shootodds.h"

#include "rules/odds/distribution.h"

namespace muster {

ShootOdds shootOdds(const PercentileTables &tables, const PercentileShot &shot, int initiative)
{
    constexpr int hundred = 100;
    constexpr int allFifths = 5;
    constexpr int worstLoss = 3; // a D3 (R81)
    const double stays = shot.shown < allFifths ? shot.shown / 6.0 : 1;
    Distribution lostByOne;
    lostByOne.add(0, 1 - stays);
    for (int lost = 1; lost <= worstLoss; ++lost)
        lostByOne.add(lost, stays / worstLoss);
    const int score = scoreToHit(tables, shot);
    const int sure = score / hundred;
    const double oneMore = static_cast<double>(score % hundred) / hundred;
    Distribution lost;
    lost.add(lostByOne.times(sure), 1 - oneMore);
    lost.add(lostByOne.times(sure + 1), oneMore);
    ShootOdds odds;
    for (int initiativeLost = 1; initiativeLost <= lost.most(); ++initiativeLost) {
        const double chance = lost.chanceOf(initiativeLost);
        odds.hit += chance;
        odds.down += initiativeLost >= initiative ? chance : 0;
        odds.dead += initiativeLost > initiative ? chance : 0;
    }
    return odds;
}

} // namespace muster
