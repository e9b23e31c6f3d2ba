// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

/// What a campaign's options choose, where more than one place goes by it.
namespace muster::actions {

/// The id of the first edition's genre (R74).
QString chosenGenre(const Campaign &campaign, const Pack &pack);
/// Which of the two prints of the numbers of enemies counts (R47).
NumbersPrint chosenNumbers(const Campaign &campaign, const Pack &pack);
/// PEFs are to be resolved by the Enemy Activity Level (R51).
bool choosesPefsByLevel(const Campaign &campaign, const Pack &pack);

} // namespace muster::actions
