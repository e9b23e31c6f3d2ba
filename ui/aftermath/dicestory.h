// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "ui/parts/dicepanel.h"

#include <memory>

namespace muster {

/// Returns the dice of a battle in lines: one for each recovery, then the Star's common roll, then one for each Grunt's
/// test with the Star's dice for it on the left of the colon.
std::vector<DiceLine> battleLines(const Campaign &before, const Step &soFar);

/// Returns everything that a DicePanel needs to ask for the dice of a battle.
DiceCaptions battleTelling(const std::shared_ptr<const Campaign> &before);

} // namespace muster
