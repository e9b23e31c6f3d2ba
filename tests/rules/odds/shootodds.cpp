// SPDX-License-Identifier: MIT

// The percentile street skirmish: compares the odds with every tape of dice (R81, R82).

#include "rules/odds/shootodds.h"

#include "tests/support/everytape.h"
#include "tests/support/packs.h"

#include <map>
#include <numeric>

using namespace muster;
using namespace muster::testing;

namespace {

const Pack &streetPack()
{
    return shipped("urban-d100");
}

const PercentileTables &streetTables()
{
    return *streetPack().reference->percentile;
}

PercentileShot shotWith(const char *weapon, int skill, int range, bool automatic, int shown)
{
    return {skill, streetPack().weapon(QString::fromLatin1(weapon))->bands, range, automatic, shown};
}

/// Returns the chance of each loss of initiative, from every tape.
std::map<int, double> lossesByEveryTape(const PercentileShot &shot)
{
    std::map<int, double> losses;
    onEveryTape([&](Dice &dice) { return shoot(streetTables(), shot, dice); },
                [&](const PercentileHits &result, double chance) { losses[result.initiativeLost] += chance; });
    return losses;
}

} // namespace

TEST(ShootOdds, AreThoseOfEveryWayTheDiceCanFall)
{
    for (const PercentileShot &shot :
         {shotWith("rifle", 140, 3, false, 5), shotWith("rifle", 140, 7, false, 2), shotWith("smg", 110, 5, true, 3),
          shotWith("pistol", 30, 5, true, 1), shotWith("carbine", 140, 1, false, 4)}) {
        const std::map<int, double> losses = lossesByEveryTape(shot);
        const auto atLeast = [&](int lost) {
            return std::accumulate(losses.lower_bound(lost), losses.end(), 0.0,
                                   [](double sum, const auto &loss) { return sum + loss.second; });
        };
        for (int initiative = 0; initiative <= 4; ++initiative) {
            const ShootOdds exact = shootOdds(streetTables(), shot, initiative);
            EXPECT_NEAR(exact.hit, atLeast(1), 1e-10) << shot.skill << " at " << initiative;
            EXPECT_NEAR(exact.down, atLeast(std::max(1, initiative)), 1e-10) << shot.skill << " at " << initiative;
            EXPECT_NEAR(exact.dead, atLeast(initiative + 1), 1e-10) << shot.skill << " at " << initiative;
        }
    }
}

TEST(ShootOdds, AFullHundredIsASureHitAndTheRestTheChanceOfOneMore)
{
    const ShootOdds sure = shootOdds(streetTables(), shotWith("rifle", 100, 5, false, 5), 2);
    EXPECT_DOUBLE_EQ(sure.hit, 1);
    EXPECT_DOUBLE_EQ(sure.down, 2.0 / 3) << "2 or 3 of a D3";
    EXPECT_DOUBLE_EQ(sure.dead, 1.0 / 3);
    const ShootOdds hidden = shootOdds(streetTables(), shotWith("rifle", 100, 5, false, 2), 2);
    EXPECT_DOUBLE_EQ(hidden.hit, 2.0 / 6) << "head and chest";
    const ShootOdds tooFar = shootOdds(streetTables(), shotWith("rifle", 100, 26, false, 5), 2);
    EXPECT_DOUBLE_EQ(tooFar.hit, 0);
}
