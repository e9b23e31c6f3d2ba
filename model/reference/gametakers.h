// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/taker.h"

namespace muster {

/// Those of a linked game: the band, the Star first, and the enemy figure by figure as he was dealt.
std::vector<Taker> gameTakers(const Campaign &campaign, const Pack &pack, const std::optional<AftermathDraft> &soFar);

} // namespace muster
