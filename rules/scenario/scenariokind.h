// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

namespace muster {

/// The nine encounters of Chain Reaction's first edition (pp. 12 to 15), in the order of its table.
enum class ScenarioKind : std::uint8_t { Ambush, Firefight, Garrison, Pursuit, Raid, Recover, Robbery, Siege, Sweep };

inline constexpr std::array allScenarios{
    ScenarioKind::Ambush,  ScenarioKind::Firefight, ScenarioKind::Garrison, ScenarioKind::Pursuit, ScenarioKind::Raid,
    ScenarioKind::Recover, ScenarioKind::Robbery,   ScenarioKind::Siege,    ScenarioKind::Sweep,
};

/// The columns of that table. Aliens have none in print: they use that of "B" movies, with the encounters of p. 10
/// (R74).
enum class Genre : std::uint8_t { Military, Gang, BMovie, Aliens };

inline constexpr std::array allGenres{Genre::Military, Genre::Gang, Genre::BMovie, Genre::Aliens};

} // namespace muster
