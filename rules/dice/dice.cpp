// SPDX-License-Identifier: MIT
#include "rules/dice/dice.h"

namespace muster {

const Faces &Dice::fell(const DiceRequest &request)
{
    Roll roll{request.reason, request.sides, {}};
    fall(request, roll.dice);
    Q_ASSERT(roll.dice.size() == request.count);
    return m_rolls.emplace_back(std::move(roll)).dice;
}

} // namespace muster
