// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/figure.h"
#include "rules/pack/pack.h"

namespace muster {

/// One thing a Star has over the rest.
struct StarAdvantage {
    QString title; ///< "Larger than Life"
    QString text; ///< "An enemy below Rep 4 can put Osric Out of the Fight, but not kill."
};

/// By these rules (Swordplay p. 5, Chain Reaction 3.0 p. 5, R28).
std::vector<StarAdvantage> starAdvantages(const Figure &star, const Pack &pack);

/// Whether the rules give a Star dice against damage: their reference says how.
bool hasStarPower(const Pack &pack);

} // namespace muster
