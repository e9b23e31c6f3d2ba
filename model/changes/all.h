// SPDX-License-Identifier: MIT
#pragma once

#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/changes/story.h"

namespace muster {

template<typename... C, typename... Parts>
consteval bool areAmong(Among<C...>, Parts...)
{
    const auto isAmong = []<typename One>(std::type_identity<One>) { return (Parts::template has<One> || ...); };
    return (isAmong(std::type_identity<C>()) && ...);
}

/// Whether every change there is stands in one of these. Whoever tells some changes says with it which ones are left out, so
/// that a new one is never forgotten.
template<typename... Parts>
inline constexpr bool areAllChanges = areAmong(BandChanges(), Parts()...) && areAmong(CampaignChanges(), Parts()...)
    && areAmong(WastelandChanges(), Parts()...) && areAmong(PlayChanges(), Parts()...)
    && areAmong(EnemyChanges(), Parts()...) && areAmong(StoryChanges(), Parts()...)
    && areAmong(FoeChanges(), Parts()...) && areAmong(GoalChanges(), Parts()...);

} // namespace muster
