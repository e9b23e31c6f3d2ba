// SPDX-License-Identifier: MIT
#pragma once

#include "rules/closedset.h"
#include "rules/scenario/scenariokind.h"

namespace muster {

struct ScenarioTables;

/// 0 for a kind that the genre does not have.
using ScenarioOdds = PerValue<ScenarioKind, double>;

/// Returns the exact odds of chooseScenario(): kinds that tie for the highest score roll again until one is highest
/// (first edition p. 12, R61).
ScenarioOdds scenarioOdds(const ScenarioTables &tables, Genre genre);

} // namespace muster
