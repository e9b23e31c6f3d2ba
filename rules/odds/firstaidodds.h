// SPDX-License-Identifier: MIT
#pragma once

#include "rules/wounds/firstaid.h"

namespace muster {

/// What First Aid may bring (R80); the three add up to one.
struct FirstAidOdds {
    double fine = 0;
    double out = 0;
    double dead = 0;
};

/// The odds of giveFirstAid().
FirstAidOdds firstAidOdds(const FirstAidTable &table, int rep);

} // namespace muster
