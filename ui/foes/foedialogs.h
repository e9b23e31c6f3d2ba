// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

class QWidget;

namespace muster {

/// Names a foe, or edits one; a `foe` of 0 is a new one.
void nameFoe(CampaignDocument &document, int foe, QWidget *over);
/// Names the enemy's leader, as a known foe or a new one; `group`: number of the leader's group.
void nameLeader(CampaignDocument &document, std::optional<int> group, QWidget *over);
void addGoal(CampaignDocument &document, QWidget *over);
/// Closes the campaign as won or as lost. Returns whether it was closed.
bool closeCampaign(CampaignDocument &document, QWidget *over);

} // namespace muster
