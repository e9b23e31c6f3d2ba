// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/dice.h"

#include <random>

namespace muster {

/// The program's dice. The engine is std::mt19937_64, whose every draw the C++ standard fixes; the draw of a face is
/// ours, because the standard leaves its distributions to each library. So a seed means the same dice everywhere.
class RandomDice final : public Dice
{
public:
    explicit RandomDice(std::uint64_t seed)
        : m_engine(seed)
    {
    }

    /// A face from 1 to sides, each equally likely: draws that would favour low faces are thrown away.
    static int face(std::mt19937_64 &engine, int sides);

protected:
    void fall(const DiceRequest &request, Faces &dice) override;

private:
    std::mt19937_64 m_engine;
};

} // namespace muster
