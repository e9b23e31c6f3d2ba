// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"

namespace muster {

/// A campaign from outside, for a list of campaigns: what it is, how far it has come, and the table of its last encounter.
struct Glimpse {
    QString name;
    QString where; ///< "Month 4, Raid: Defend comes next"
    QString rules; ///< "Swordplay, Feudal"
    std::optional<Encounter> table; ///< none where nothing with a table has been prepared yet
};

Glimpse glimpseOf(const Book &book, const Campaign &campaign, const Pack &pack);

} // namespace muster
