// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/change.h"
#include "rules/dice/roll.h"

#include <QDateTime>

namespace muster {

/// What the player did. A closed list: model/story tells each in words.
enum class StepKind : std::uint8_t {
    Founded,
    Recruited,
    Prepared,
    BattleFinished,
    Dismissed,
    Corrected,
    Played,
    TurnsPassed,
    Travelled,
    SettlementFound,
    PressSought,
    Equipped
};

/// One entry of the book: what was done, the dice, and what changed.
struct Step {
    StepKind kind = StepKind::Founded;
    Rolls rolls;
    Changes changes;
    QDateTime when; ///< UTC; set when it is written

    friend bool operator==(const Step &, const Step &) = default;
};

using Steps = std::vector<Step>;

/// Makes a step happen.
void apply(Campaign &campaign, const Step &step);

/// The campaign after the first `count` steps.
Campaign fold(const Steps &steps, std::size_t count);
inline Campaign fold(const Steps &steps)
{
    return fold(steps, steps.size());
}

} // namespace muster
