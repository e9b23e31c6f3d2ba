// SPDX-License-Identifier: MIT
#include "rules/dice/filleddice.h"

namespace muster {

void FilledDice::fall(const DiceRequest &request, Faces &dice)
{
    const auto count = static_cast<std::size_t>(request.count);
    if (m_used + count > m_tape.size())
        m_used = m_tape.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (m_used < m_tape.size())
            dice.append(m_tape[m_used++]);
        else
            dice.append({static_cast<std::uint8_t>(RandomDice::face(m_engine, request.sides)), Thrower::Program});
    }
}

} // namespace muster
