// SPDX-License-Identifier: MIT
#include "rules/reference/scatter.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"

namespace muster {

ScatterResult rollScatter(const Scatter &scatter, bool thrown, Dice &dice)
{
    const Faces fallen = dice.roll({{RollKind::Scatter, 0}, 2});
    if (fallen[0].face == fallen[1].face)
        return {scatter.dud, 0};
    return {fallen[0].face > fallen[1].face ? scatter.beyond : scatter.before,
            sum(fallen) / (thrown ? scatter.thrownDivisor : 1)};
}

} // namespace muster
