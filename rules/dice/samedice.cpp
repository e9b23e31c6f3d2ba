// SPDX-License-Identifier: MIT
#include "rules/dice/samedice.h"

#include <algorithm>

namespace muster {

void SameDice::fall(const DiceRequest &request, Faces &dice)
{
    dice.clear();
    for (Roll &roll : m_fallen) {
        if (roll.reason != request.reason || roll.sides != request.sides)
            continue;
        const auto taken = std::min<qsizetype>(roll.dice.size(), request.count - dice.size());
        dice.append(roll.dice.constData(), taken);
        roll.dice.erase(roll.dice.cbegin(), roll.dice.cbegin() + taken);
    }
    const int more = request.count - static_cast<int>(dice.size());
    const Faces rolled = m_dice.roll({request.reason, more, request.sides});
    dice.append(rolled.constData(), rolled.size());
}

} // namespace muster
