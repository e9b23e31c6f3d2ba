// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "model/campaign/play.h"
#include "model/systems/halfmonths/scenarioinplay.h"
#include "rules/scenario/scenario.h"

/// What the first edition keeps of an encounter, and of the table.
namespace muster {

const PartKind<Encounter> &partKind(std::type_identity<Scenario>);
const PartKind<Play> &partKind(std::type_identity<ScenarioInPlay>);

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
    return play.part.as<ScenarioInPlay>();
}

} // namespace muster
