// SPDX-License-Identifier: MIT
#include "rules/reference/volley.h"

#include "rules/dice/dice.h"

#include <algorithm>

namespace muster {

VolleyResult fireVolley(const Volley &volley, int rep, const QStringList &conditions, int shots, Dice &dice)
{
    VolleyResult result{rep, 0, false};
    for (const Modifier &modifier : applying(volley.modifiers, conditions))
        result.target += modifier.target;
    const Faces fallen = dice.roll({{RollKind::LookUp, 0}, shots});
    result.hits = static_cast<int>(
        std::count_if(fallen.begin(), fallen.end(), [&](Die die) { return die.face <= result.target; }));
    const auto empty =
        std::count_if(fallen.begin(), fallen.end(), [&](Die die) { return die.face == volley.emptyFace; });
    result.outOfAmmo = empty >= volley.emptyCount;
    return result;
}

} // namespace muster
