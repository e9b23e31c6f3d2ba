// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/kind.h"
#include "rules/pack/pack.h"

#include <array>
#include <optional>
#include <vector>

namespace muster {

struct LikelyEncounter {
    Term kind; ///< its id and its name
    double chance = 0;

    friend bool operator==(const LikelyEncounter &, const LikelyEncounter &) = default;
};

/// The exact chances of what a turn to come brings; those of its encounters add up to one.
struct TurnAhead {
    int turn = 1;
    std::vector<LikelyEncounter> encounters; ///< the same kinds in each turn, though one may have no chance
    std::optional<std::array<double, highestEal>> eal; ///< from 1 upwards; none where the campaign has none

    friend bool operator==(const TurnAhead &, const TurnAhead &) = default;
};

/// The id of a turn without an encounter.
inline constexpr QLatin1StringView noEncounter("none");

} // namespace muster
