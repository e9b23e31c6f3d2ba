// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/result.h"

/// What the acts on the table demand. Each gives its reasons; none is go ahead.
namespace muster::actions {

/// The encounter is on the table.
Problems demandPlay(const Campaign &campaign);
/// And this PEF is still to be resolved.
Problems demandWaiting(const Campaign &campaign, int pef);
/// And there is such a group.
Problems demandGroup(const Campaign &campaign, int group);
/// And this section is one of the table's.
void demandSection(int section, Problems &problems);

} // namespace muster::actions
