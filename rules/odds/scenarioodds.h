// SPDX-License-Identifier: MIT
#pragma once

#include "rules/scenario/scenariokind.h"

#include <array>

namespace muster {

struct ScenarioTables;

/// By ScenarioKind; 0 for what the genre does not know.
using ScenarioOdds = std::array<double, allScenarios.size()>;

/// The exact odds of chooseScenario(): those that tie for the highest roll again until one is (first edition p. 12, R61).
ScenarioOdds scenarioOdds(const ScenarioTables &tables, Genre genre);

} // namespace muster
