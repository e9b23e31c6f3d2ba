// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <optional>

/// Who leads a group of the band, and when it may act.
namespace muster::actions {

/// Who leads it: of the Stars with it who carry on the one of the highest Rep, then of the lowest number (R31, R98); while
/// the Star is away who stands in (R85). Null where it has none.
const Figure *leaderOf(const Campaign &campaign, int group);

/// The Rep by which it acts: its leader's where the rules have it so (Swordplay p. 8 and 9), else the best of those who stand;
/// none where nobody does.
std::optional<int> repToAct(const Campaign &campaign, const Pack &pack, int group);

/// Whether the player's activation die lets it act this turn. Before the first turn and by cards every group may.
bool mayAct(const Campaign &campaign, const Pack &pack, const OwnGroup &group);

} // namespace muster::actions
