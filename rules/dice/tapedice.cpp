// SPDX-License-Identifier: MIT
#include "rules/dice/tapedice.h"

namespace muster {

void TapeDice::fall(const DiceRequest &request, Faces &dice)
{
    for (int i = 0; i < request.count; ++i) {
        if (m_used + i >= m_tape.size())
            throw TapeStop{request, m_used, std::nullopt};
        const Die die = m_tape[m_used + i];
        if (die.face < 1 || die.face > request.sides)
            throw TapeStop{request, m_used + i, die.face};
        dice.append(die);
    }
    m_used += request.count;
}

} // namespace muster
