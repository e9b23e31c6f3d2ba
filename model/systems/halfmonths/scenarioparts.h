// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "model/campaign/play.h"
#include "rules/scenario/scenario.h"

/// What the first edition keeps of an encounter, and of the table.
namespace muster {

/// Null where the encounter is another system's.
inline const Scenario *scenarioOf(const Encounter &encounter)
{
    return encounter.part.as<Scenario>();
}
inline const Scenario *scenarioOf(const PastEncounter &past)
{
    return past.part.as<Scenario>();
}
inline const ScenarioInPlay *scenarioOf(const Play &play)
{
    return play.scenario ? &*play.scenario : nullptr;
}

} // namespace muster
