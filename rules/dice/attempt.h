// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/tapedice.h"

#include <optional>
#include <utility>

namespace muster {

/// How far a tape took a procedure: to its end, or to the roll it needs next.
struct Attempt {
    Rolls rolls;
    std::optional<TapeStop> stop;
    std::size_t leftOver = 0;

    bool isComplete() const { return !stop && leftOver == 0; }
};

/// Runs `procedure(Dice &)` on a tape. The stop of a tape that ends early never leaves this function; what the
/// procedure wrote into its own captures by then stays there, which is how a preview shows half a battle.
template<typename Procedure>
Attempt attempt(const Tape &tape, Procedure &&procedure)
{
    TapeDice dice(tape);
    try {
        std::forward<Procedure>(procedure)(static_cast<Dice &>(dice));
    } catch (const TapeStop &stop) {
        return {dice.rolls(), stop, 0};
    }
    return {dice.rolls(), std::nullopt, tape.size() - dice.used()};
}

} // namespace muster
