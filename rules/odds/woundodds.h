// SPDX-License-Identifier: MIT
#pragma once

#include "rules/wounds/recover.h"

namespace muster {

/// What a Recover check may bring (Chain Reaction, first edition, p. 7); the four add up to one.
struct WoundOdds {
    double shortly = 0; ///< away as long as both dice passed mean
    double longer = 0;
    double less = 0; ///< away, and with a lower Rep
    double lost = 0; ///< no Rep is left (R3)
};

/// The odds of recoverFromWounds().
WoundOdds woundOdds(const WoundTables &tables, int rep);

} // namespace muster
