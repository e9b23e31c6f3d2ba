// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/dice.h"

#include <cstddef>
#include <optional>

namespace muster {

/// The reason why a tape stopped a procedure: the tape ended before this roll, or the die at `place`, from 0, shows a
/// face that this kind of die does not have.
struct TapeStop {
    DiceRequest request;
    std::size_t place = 0;
    std::optional<int> wrongFace;
};

/// Dice from a list of faces. A procedure that asks for more is stopped by throwing a TapeStop, which attempt()
/// catches. The rules thus need no dialogue for physical dice: add a roll to the tape and run the procedure again.
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
