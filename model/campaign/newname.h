// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

namespace muster {

/// What a figure that joins with this id is called: the next name of the pack's list that nobody in the campaign has or
/// had, and where all are taken, the next with a number. It goes by list and band alone and takes no dice.
QString newName(const Campaign &campaign, const Pack &pack, int id);

} // namespace muster
