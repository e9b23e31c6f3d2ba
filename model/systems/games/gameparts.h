// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"

/// What the linked games keep of an encounter.
namespace muster {

/// Null where the encounter is another system's.
inline const GameInHand *gameOf(const Encounter &encounter)
{
    return encounter.part.as<GameInHand>();
}
inline const GameInHand *gameOf(const PastEncounter &past)
{
    return past.part.as<GameInHand>();
}

/// How far the game in hand is. Before its first step a report that was kept by an earlier version says so.
GameSoFar soFarIn(const Campaign &campaign, const std::optional<AftermathDraft> &kept = {});

} // namespace muster
