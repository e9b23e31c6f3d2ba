// SPDX-License-Identifier: MIT
#include "rules/reference/rolloff.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"

#include <algorithm>

namespace muster {

RollOffResult rollOff(const RollOff &table, const std::vector<int> &added, Dice &dice)
{
    RollOffResult result;
    bool tied = false;
    do {
        result.totals.clear();
        for (std::size_t side = 0; side < added.size(); ++side) {
            const int number = static_cast<int>(side) + 1;
            const Faces fallen = dice.roll({{RollKind::RollOff, number}, number == 1 ? table.firstDice : 1});
            result.totals.push_back(sum(fallen) + added[side]);
        }
        const auto highest = std::max_element(result.totals.begin(), result.totals.end());
        result.first = static_cast<int>(highest - result.totals.begin()) + 1;
        tied = std::count(result.totals.begin(), result.totals.end(), *highest) > 1;
    } while (tied && table.again);
    return result;
}

} // namespace muster
