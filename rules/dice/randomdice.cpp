// SPDX-License-Identifier: MIT
#include "rules/dice/randomdice.h"

namespace muster {

int RandomDice::face(std::mt19937_64 &engine, int sides)
{
    const auto faces = static_cast<std::uint32_t>(sides);
    // Scale 32 random bits to the range. The lowest 2^32 mod `faces` values of the remainder would occur once too
    // often.
    const std::uint32_t surplus = (0U - faces) % faces;
    for (;;) {
        const std::uint64_t scaled = (engine() >> 32) * faces;
        if (static_cast<std::uint32_t>(scaled) >= surplus)
            return static_cast<int>(scaled >> 32) + 1;
    }
}

void RandomDice::fall(const DiceRequest &request, Faces &dice)
{
    for (int i = 0; i < request.count; ++i)
        dice.append({static_cast<std::uint8_t>(face(m_engine, request.sides)), Thrower::Program});
}

} // namespace muster
