// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/counting.h"
#include "rules/dice/roll.h"

namespace muster {

/// Where dice come from. Every procedure is given one, asks it for rolls with a reason, and so is a pure function.
class Dice
{
public:
    virtual ~Dice() = default;

    /// Rolls and writes the roll down. No dice at all is no roll: nothing is rolled and nothing written.
    Faces roll(const DiceRequest &request) { return request.count > 0 ? fell(request) : Faces(); }
    /// The same, the faces added together.
    int total(const DiceRequest &request) { return request.count > 0 ? sum(fell(request)) : 0; }
    /// One die.
    int die(Reason reason, int sides = 6) { return fell({reason, 1, sides})[0].face; }

    /// Everything rolled so far, in order.
    const Rolls &rolls() const { return m_rolls; }
    /// Of dice that nobody wants recorded, such as those of a forecast.
    void forget() { m_rolls.clear(); }

protected:
    Dice() { m_rolls.reserve(32); }

    virtual void fall(const DiceRequest &request, Faces &dice) = 0;

private:
    /// As it is recorded; good until the next roll.
    const Faces &fell(const DiceRequest &request);

    Rolls m_rolls;
};

} // namespace muster
