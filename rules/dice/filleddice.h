// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/randomdice.h"

namespace muster {

/// Dice from a tape, and random dice after its end: a possible result of an act of which only some dice are known. A
/// roll that the tape holds only in part is random as a whole.
class FilledDice final : public Dice
{
public:
    FilledDice(const Tape &tape, std::uint64_t seed)
        : m_tape(tape)
        , m_engine(seed)
    {
    }

protected:
    void fall(const DiceRequest &request, Faces &dice) override;

private:
    const Tape &m_tape;
    std::size_t m_used = 0;
    std::mt19937_64 m_engine;
};

} // namespace muster
