// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/counting.h"
#include "rules/dice/roll.h"

namespace muster {

/// A source of dice. Every procedure takes one and asks it for rolls, each with a reason, so its result depends on
/// nothing but its arguments and the dice.
class Dice
{
public:
    virtual ~Dice() = default;

    /// Rolls the dice and records the roll. A request for no dice returns no faces and records nothing.
    Faces roll(const DiceRequest &request) { return request.count > 0 ? fell(request) : Faces(); }
    /// Rolls the dice, records the roll and returns the sum of the faces.
    int total(const DiceRequest &request) { return request.count > 0 ? sum(fell(request)) : 0; }
    /// Rolls one die, records it and returns its face.
    int die(Reason reason, int sides = 6) { return fell({reason, 1, sides})[0].face; }

    /// Returns all rolls so far, in order.
    const Rolls &rolls() const { return m_rolls; }
    /// Discards the record of rolls. For dice that need no record, such as those of a forecast.
    void forget() { m_rolls.clear(); }

protected:
    Dice() { m_rolls.reserve(32); }

    virtual void fall(const DiceRequest &request, Faces &dice) = 0;

private:
    /// Rolls the dice and returns their faces in the record; valid until the next roll.
    const Faces &fell(const DiceRequest &request);

    Rolls m_rolls;
};

} // namespace muster
