// SPDX-License-Identifier: MIT
#include "rules/pack/readers.h"

namespace muster {

void readRewards(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    RewardTables &rewards = pack.rewards.emplace();
    rewards.encounter = reader.whole(QStringLiteral("encounter"), 1, 10000);
    rewards.kill = reader.whole(QStringLiteral("kill"), 0, 1000);
    rewards.rout = reader.whole(QStringLiteral("rout"), 0, 1000);
    readByRep(reader, QStringLiteral("interviews"), rewards.interviews);
}

} // namespace muster
