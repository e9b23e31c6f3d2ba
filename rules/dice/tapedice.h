// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/dice.h"

#include <cstddef>
#include <optional>

namespace muster {

/// Where a tape stopped a procedure: it ended before this roll, or the die at `place` (from 0) has no such face.
struct TapeStop {
    DiceRequest request;
    std::size_t place = 0;
    std::optional<int> wrongFace;
};

/// Dice that already fell. A procedure that asks for more is stopped by a TapeStop; attempt() catches it, so that
/// physical dice need no dialogue inside the rules: add a roll to the tape and run the procedure again.
class TapeDice final : public Dice
{
public:
    explicit TapeDice(const Tape &tape)
        : m_tape(tape)
    {
    }

    std::size_t used() const { return m_used; }

protected:
    void fall(const DiceRequest &request, Faces &dice) override;

private:
    const Tape &m_tape;
    std::size_t m_used = 0;
};

} // namespace muster
