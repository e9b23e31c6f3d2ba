// SPDX-License-Identifier: MIT
#include "rules/reference/starpower.h"

#include "rules/dice/dice.h"

#include <algorithm>

namespace muster {

StarPowerResult useStarPower(const StarPower &power, int diceLeft, const QString &suffered, Dice &dice)
{
    const Faces fallen = dice.roll({{RollKind::StarPower, 0}, diceLeft});
    const auto count = [&](auto holds) { return static_cast<int>(std::count_if(fallen.begin(), fallen.end(), holds)); };
    StarPowerResult result;
    result.reduced = count([&](Die die) { return die.face <= power.reducesTo; });
    result.kept = count([&](Die die) { return die.face < power.lostFrom; });
    const qsizetype level = std::max<qsizetype>(power.levels.indexOf(suffered), 0);
    result.fate = power.levels[std::min(level + result.reduced, power.levels.size() - 1)];
    return result;
}

} // namespace muster
