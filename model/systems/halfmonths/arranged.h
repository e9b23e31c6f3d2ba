// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/actions.h"
#include "rules/scenario/scenario.h"

/// What is settled of an encounter of the first edition besides how it was dealt: the band's own vehicles, and whether it is about
/// a stockpile (pp. 15, 18, 19).
namespace muster {

/// "Your vehicles: 2.", or what 2d6 must show for them; empty where the band's list has none.
QString ownVehiclesSentence(const Campaign &campaign, const Pack &pack);

namespace actions {

Problems checkRollVehicles(const Campaign &campaign, const Pack &pack);
/// For those who are on the table, or the usual party before. Dice: as vehiclesAtHand.
void rollVehicles(const Campaign &campaign, const Pack &pack, Dice &dice, Step &step);

Problems checkStake(const Campaign &campaign);
/// The encounter is about a stockpile, or not after all (R88).
Result<Step> setStake(const Campaign &campaign, bool stockpile);

} // namespace actions
} // namespace muster
