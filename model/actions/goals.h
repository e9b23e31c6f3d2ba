// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// What a campaign is played for, and its end.
namespace muster::actions {

/// With the next id.
Result<Step> setGoal(const Campaign &campaign, const Pack &pack, const Goal &wanted);
/// The player says so.
Result<Step> reachGoal(const Campaign &campaign, int id);
Result<Step> strikeGoal(const Campaign &campaign, int id);
/// Between encounters, whether a goal was reached or not, and also where it ended with its Star.
Result<Step> closeCampaign(const Campaign &campaign, CampaignEnding ending);

} // namespace muster::actions
