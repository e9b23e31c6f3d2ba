// SPDX-License-Identifier: MIT
#include "rules/dice/dice.h"

namespace muster {

Faces Dice::roll(const DiceRequest &request)
{
    Faces dice;
    if (request.count <= 0)
        return dice;
    fall(request, dice);
    Q_ASSERT(dice.size() == request.count);
    m_rolls.push_back({request.reason, request.sides, dice});
    return dice;
}

} // namespace muster
