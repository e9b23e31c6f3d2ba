// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

namespace muster {

/// Returns the state of the campaign: the point in the month, the band, and the former members.
QString campaignText(const Campaign &campaign, const Pack &pack);

/// Returns the band as a table, with the former members below it.
QString rosterText(const Campaign &campaign, const Pack &pack);

/// Returns the current encounter: map of its sections, objective, forces, PEFs.
QString encounterText(const Campaign &campaign, const Pack &pack);

/// Returns a settlement in two or three lines: number and name, structures and homes, the player's notes.
QString settlementText(const KeptSettlement &kept, const Pack &pack);

/// Returns the locale of the band, and every settlement in the binder.
QString binderText(const Campaign &campaign, const Pack &pack);

} // namespace muster
