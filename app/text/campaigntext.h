// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

namespace muster {

/// The campaign as it stands: where in the month it is, the band, and who left.
QString campaignText(const Campaign &campaign, const Pack &pack);

/// The band as a table; those who left below it.
QString rosterText(const Campaign &campaign, const Pack &pack);

/// The current encounter: map of its sections, objective, forces, PEFs.
QString encounterText(const Campaign &campaign, const Pack &pack);

} // namespace muster
