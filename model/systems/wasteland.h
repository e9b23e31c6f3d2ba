// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/step.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

namespace muster {

/// The campaign is played in the Wasteland: it has a locale, travels between them, and a binder of settlements (Chain
/// Reaction, first edition, pp. 18 to 20).
bool isWasteland(const Campaign &campaign, const Pack &pack);

/// Where the band is in that turn. The last turn of a journey is spent in the new locale, those before it in the old.
Locale localeIn(const Campaign &campaign, const Pack &pack, int turn);

} // namespace muster

/// A binder of settlements.
namespace muster::acts {

/// The current encounter is about buildings, so that a settlement may be its ground.
bool mayBeInSettlement(const Campaign &campaign, const Pack &pack);

/// The current encounter is fought in a settlement known already, of the same locale; none: in none.
Result<Step> fightIn(const Campaign &campaign, const Pack &pack, std::optional<int> settlement);

/// Name, notes, size, structures, homes and who lives there, as the player says (R5).
Result<Step> correctSettlement(const Campaign &campaign, const Pack &pack, const KeptSettlement &settlement);
Result<Step> strikeSettlement(const Campaign &campaign, int id);

} // namespace muster::acts
