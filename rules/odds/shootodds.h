// SPDX-License-Identifier: MIT
#pragma once

#include "rules/reference/percentile.h"

namespace muster {

/// What a shot of the percentile street skirmish may bring.
struct ShootOdds {
    double hit = 0; ///< at least one stays a hit
    double down = 0; ///< the target's initiative is gone, or below 0
    double dead = 0; ///< below 0
};

/// The odds of shoot() at a target with so much initiative (R81, R82); one that has none is down when it loses any.
ShootOdds shootOdds(const PercentileTables &tables, const PercentileShot &shot, int initiative);

} // namespace muster
