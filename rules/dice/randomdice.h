// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/dice.h"

#include <random>

namespace muster {

/// Random dice from a seed. The C++ standard fixes every number that std::mt19937_64 yields, but leaves its
/// distributions to each library, so face() does without them. A seed therefore gives the same dice everywhere.
class RandomDice final : public Dice
{
public:
    explicit RandomDice(std::uint64_t seed)
        : m_engine(seed)
    {
    }

    /// Returns a face from 1 to `sides`, each equally likely. Numbers that would favour low faces are rejected.
    static int face(std::mt19937_64 &engine, int sides);

protected:
    void fall(const DiceRequest &request, Faces &dice) override;

private:
    std::mt19937_64 m_engine;
};

} // namespace muster
