// SPDX-License-Identifier: MIT
#include "rules/scenario/rewards.h"

namespace muster {

int RewardTables::share(Fraction won, int figures) const
{
    Q_ASSERT(figures >= 1);
    return encounter * won.numerator / (won.denominator * figures);
}

int mediaPoints(const RewardTables &rewards, const MediaWork &work)
{
    int points = rewards.deeds(work.closeShots + work.leadStories, work.longShots + work.soundBites);
    for (const int rep : work.asked)
        points += rewards.interviews[static_cast<std::size_t>(rep - 1)];
    for (const int rep : work.shot)
        points += rewards.interviews[static_cast<std::size_t>(rep - 1)] / 2;
    return points;
}

} // namespace muster
