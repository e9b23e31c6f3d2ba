// SPDX-License-Identifier: MIT
#pragma once

#include "rules/scenario/scenario.h"

namespace muster {

/// An encounter that may follow at once on the last one, between the same two sides (Chain Reaction, first edition,
/// pp. 13 to 15).
struct Following {
    Scenario over; ///< the encounter it follows, with those of the enemy who are left
    std::optional<ScenarioKind> kind; ///< as the player says; none: the book's own, if its die says so

    friend bool operator==(const Following &, const Following &) = default;
};

} // namespace muster
