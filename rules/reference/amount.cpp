// SPDX-License-Identifier: MIT
#include "rules/reference/amount.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"

#include <algorithm>

namespace muster {

int rollAmount(const Amount &amount, int rep, Dice &dice)
{
    int rolled = 0;
    for (const Die die : dice.roll({{RollKind::FollowUp, 0}, amount.dice}))
        rolled += amount.halved ? halved(die.face) : die.face;
    return std::max(rolled + amount.plus - (amount.minusRep ? rep : 0), amount.least);
}

} // namespace muster
