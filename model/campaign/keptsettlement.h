// SPDX-License-Identifier: MIT
#pragma once

#include "rules/settlement/settlement.h"

namespace muster {

/// A settlement in the player's binder (Chain Reaction, first edition, p. 20).
struct KeptSettlement {
    int id = 1;
    QString name;
    Locale locale = Locale::Badlands;
    Settlement settlement;
    QString nomads; ///< the list of those who live there on wheels; empty: its homes stand
    QString notes; ///< the player's own
    int found = 1; ///< the turn the band came to it first

    friend bool operator==(const KeptSettlement &, const KeptSettlement &) = default;
};

} // namespace muster
