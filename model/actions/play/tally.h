// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"

namespace muster::actions {

/// The figure counts as killed (R65).
bool isKilled(TableState state);

/// How many enemies there were: those who were rolled up, or came onto the table where these are more. None where the encounter
/// does not count them.
std::optional<int> enemiesThere(const Campaign &campaign);

/// What was entered on the table, as a report to go on with; everyone fine where nothing was. In the first edition it says how it ended too, once
/// something was noted, and who of the enemy is lost.
AftermathDraft reportSoFar(const Campaign &campaign);

} // namespace muster::actions
