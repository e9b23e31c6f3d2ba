// SPDX-License-Identifier: MIT
#pragma once

#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/changes/story.h"

namespace muster {

/// Passes a change of any family to `visitor`, if that accepts its kind; a visitor need not accept every kind. Returns
/// false if the change belongs to one system only.
bool visitChange(const Change &change, auto &&visitor)
{
    return BandChanges::visit(change, visitor) || CampaignChanges::visit(change, visitor)
        || WastelandChanges::visit(change, visitor) || PlayChanges::visit(change, visitor)
        || EnemyChanges::visit(change, visitor) || StoryChanges::visit(change, visitor)
        || FoeChanges::visit(change, visitor) || GoalChanges::visit(change, visitor);
}

} // namespace muster
