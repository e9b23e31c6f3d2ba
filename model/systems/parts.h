// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"

/// Data of the systems in an encounter and on the table, for their own sources. Each function returns null if the data
/// is another system's.
namespace muster {

inline const Scenario *scenarioOf(const auto &encounter)
{
    return encounter.part.template as<Scenario>();
}
inline const ScenarioInPlay *scenarioOf(const Play &play)
{
    return play.scenario ? &*play.scenario : nullptr;
}
inline const GameInHand *gameOf(const auto &encounter)
{
    return encounter.part.template as<GameInHand>();
}

// The same for the current encounter.

inline const Scenario *scenarioIn(const Campaign &campaign)
{
    return campaign.encounter ? scenarioOf(*campaign.encounter) : nullptr;
}
inline const ScenarioInPlay *scenarioNow(const Campaign &campaign)
{
    return campaign.play ? scenarioOf(*campaign.play) : nullptr;
}
inline const GameInHand *gameIn(const Campaign &campaign)
{
    return campaign.encounter ? gameOf(*campaign.encounter) : nullptr;
}

} // namespace muster
