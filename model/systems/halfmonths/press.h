// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/media/coverage.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// Whether a media crew is at the current encounter (Chain Reaction, first edition, p. 10).
namespace muster::actions {

/// Rolled once; where coverage is possible, again each turn.
Problems checkSeekPress(const Campaign &campaign, const Pack &pack);
/// Dice: 1d6; with full coverage 2d6 for the crew until there are a Reporter and a Tech.
void seekPress(const Campaign &campaign, const Pack &pack, Dice &dice, Step &step);

/// What genre and setting add to the die.
int coverageModifier(const Campaign &campaign, const Pack &pack);

/// The figure is of a media crew: it has no share in the encounter's points, and gets shots or interviews.
CrewPart crewPartOf(const Pack &pack, const Figure &figure);
/// Somebody of the band is.
bool hasPress(const Campaign &campaign, const Pack &pack);

} // namespace muster::actions
