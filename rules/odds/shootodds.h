// SPDX-License-Identifier: MIT
#pragma once

#include "rules/reference/percentile.h"

namespace muster {

/// The odds of a shot in the percentile street skirmish.
struct ShootOdds {
    double hit = 0; ///< at least one hit counts after the roll for exposure
    double down = 0; ///< the target's initiative is gone, or below 0
    double dead = 0; ///< the target's initiative is below 0
};

/// Returns the odds of shoot() at a target with this initiative (R81, R82). A target with none is down when it loses
/// any.
ShootOdds shootOdds(const PercentileTables &tables, const PercentileShot &shot, int initiative);

} // namespace muster
