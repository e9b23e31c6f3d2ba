// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

namespace muster {

/// The next thing the book asks for while the encounter is under way, in a sentence or two; empty without one.
QString whatNow(const Campaign &campaign, const Pack &pack);

} // namespace muster
