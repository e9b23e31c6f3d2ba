// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

namespace muster {

/// The campaign is played in the Wasteland: it has a locale, travels between them, and a binder of settlements (Chain
/// Reaction, first edition, pp. 18 to 20).
bool isWasteland(const Campaign &campaign, const Pack &pack);

/// Where the band is in that turn. The last turn of a journey is spent in the new locale, those before it in the old.
Locale localeIn(const Campaign &campaign, const Pack &pack, int turn);

} // namespace muster
