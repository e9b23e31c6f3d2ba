// SPDX-License-Identifier: MIT
#include "model/reference/verdict.h"

namespace muster {

Verdict verdictOf(const ShelfVariant &variant, const Arguments &given, const Resolved &resolved, const Rolls &rolls)
{
    const Ruled ruled = variant.rule(given, resolved);
    Verdict verdict;
    verdict.outcome = ruled.headline;
    verdict.state = ruled.state;
    verdict.turnsIn = ruled.later == TableState::Turned ? std::optional(ruled.turns) : std::nullopt;
    verdict.wound = ruled.wound;
    verdict.starPower = ruled.starPower;
    verdict.rolls = rolls;
    if (variant.passing && !rolls.empty()) {
        const Roll &first = rolls.front();
        verdict.target = variant.passing(given, {first.reason, static_cast<int>(first.dice.size()), first.sides});
    }
    return verdict;
}

QString testName(const ShelfEntry &entry)
{
    return entry.title.section(u',', 0, 0);
}

} // namespace muster
