// SPDX-License-Identifier: MIT
#pragma once

#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/changes/story.h"

namespace muster {

/// Hands a change of any family to `visitor`, if that takes its kind: whoever tells of some changes says nothing of the others.
/// False if it is of one system only.
bool visitChange(const Change &change, auto &&visitor)
{
    return BandChanges::visit(change, visitor) || CampaignChanges::visit(change, visitor)
        || WastelandChanges::visit(change, visitor) || PlayChanges::visit(change, visitor)
        || EnemyChanges::visit(change, visitor) || StoryChanges::visit(change, visitor)
        || FoeChanges::visit(change, visitor) || GoalChanges::visit(change, visitor);
}

} // namespace muster
