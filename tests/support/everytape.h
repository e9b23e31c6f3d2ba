// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/attempt.h"

#include <algorithm>
#include <vector>

namespace muster::testing {

/// Runs `procedure(Dice &)` on every possible tape and calls `hear(result, chance)` for each end. Rolls of an
/// indifferent kind do not affect the result and always show ones, because there would be too many tapes otherwise.
template<typename Procedure, typename Hear>
void onEveryTape(const Procedure &procedure, const Hear &hear, const std::vector<RollKind> &indifferent = {},
                 Tape tape = {}, double chance = 1)
{
    decltype(procedure(std::declval<Dice &>())) result{};
    const Attempt attempted = attempt(tape, [&](Dice &dice) { result = procedure(dice); });
    if (!attempted.stop) {
        hear(result, chance);
        return;
    }
    const DiceRequest &wanted = attempted.stop->request;
    const bool matters = std::find(indifferent.begin(), indifferent.end(), wanted.reason.kind) == indifferent.end();
    const int faces = matters ? wanted.sides : 1;
    for (int face = 1; face <= faces; ++face) {
        tape.push_back({static_cast<std::uint8_t>(face), Thrower::Player});
        onEveryTape(procedure, hear, indifferent, tape, chance / faces);
        tape.pop_back();
    }
}

} // namespace muster::testing
