// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/tapedice.h"

#include <optional>
#include <utility>

namespace muster {

/// The result of running a procedure on a tape: its rolls, and the roll it needs next if the tape was too short.
struct Attempt {
    Rolls rolls;
    std::optional<TapeStop> stop;
    std::size_t leftOver = 0;

    bool isComplete() const { return !stop && leftOver == 0; }
};

/// Runs `procedure(Dice &)` on a tape. Catches the TapeStop of a tape that ends early. Everything that the procedure
/// has written to its captures by then stays there, which allows a preview of half a battle.
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
