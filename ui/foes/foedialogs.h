// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

class QWidget;

namespace muster {

/// Names a foe, or edits one; 0: a new one.
void nameFoe(CampaignDocument &document, int foe, QWidget *over);
/// The enemy's leader, one who is known or somebody new; `group`: whose.
void nameLeader(CampaignDocument &document, std::optional<int> group, QWidget *over);
void addGoal(CampaignDocument &document, QWidget *over);
/// Closes the campaign as won or as lost; gives whether it was.
bool closeCampaign(CampaignDocument &document, QWidget *over);

} // namespace muster
