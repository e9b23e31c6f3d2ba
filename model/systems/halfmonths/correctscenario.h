// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// An encounter that was rolled up with its enemy, edited by hand (R5): what the
/// fields of a form come to.
namespace muster::actions {

inline constexpr int mostEnemies = 100;
inline constexpr int mostThings = 60; ///< vehicles, civilians, hostages

/// The same encounter as another kind: the player's part stays the first or the second, the Grunts are counted again, and
/// what the new kind does not know is gone.
Scenario asKind(const Campaign &campaign, const Pack &pack, Scenario scenario, ScenarioKind kind);
/// The same with the player in that part.
Scenario asRole(const Campaign &campaign, const Pack &pack, Scenario scenario, Role role);
/// A Recover that is about the antidote, and not about hostages, or the other way round (p. 10).
Scenario aboutAntidote(Scenario scenario, bool antidote);
/// So many enemies: the last of them go, or more like the last of them come.
Scenario withEnemies(Scenario scenario, int figures);
/// With these surprised, or nobody; where that is another answer than the dice had, it holds whoever leads.
Scenario withSurprised(Scenario scenario, std::optional<Role> surprised);

} // namespace muster::actions
