// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/roll.h"

namespace muster {

/// Where dice come from. Every procedure is given one, asks it for rolls with a reason, and so is a pure function.
class Dice
{
public:
    virtual ~Dice() = default;

    /// Rolls and writes the roll down. No dice at all is no roll: nothing is rolled and nothing written.
    Faces roll(const DiceRequest &request);

    /// One die.
    int die(Reason reason, int sides = 6) { return roll({reason, 1, sides})[0].face; }

    /// Everything rolled so far, in order.
    const Rolls &rolls() const { return m_rolls; }

protected:
    Dice() { m_rolls.reserve(32); }

    virtual void fall(const DiceRequest &request, Faces &dice) = 0;

private:
    Rolls m_rolls;
};

} // namespace muster
