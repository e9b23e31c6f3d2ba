// SPDX-License-Identifier: MIT
#pragma once

#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/changes/story.h"

namespace muster {

/// Hands a change of one of these kinds to `visitor`, if that takes its kind.
template<typename... C, typename Visitor>
void visitAmong(Among<C...>, const Change &change, Visitor &visitor)
{
    const auto hand = [&]<typename One>(std::type_identity<One>) {
        if constexpr (std::is_invocable_v<Visitor &, const One &>) {
            if (const One *one = change.as<One>())
                visitor(*one);
        }
    };
    (hand(std::type_identity<C>()), ...);
}

/// The same of every kind of change there is. Whoever tells of some changes says nothing of the others.
template<typename Visitor>
void visitChange(const Change &change, Visitor &&visitor)
{
    visitAmong(BandChanges(), change, visitor);
    visitAmong(CampaignChanges(), change, visitor);
    visitAmong(WastelandChanges(), change, visitor);
    visitAmong(PlayChanges(), change, visitor);
    visitAmong(EnemyChanges(), change, visitor);
    visitAmong(StoryChanges(), change, visitor);
    visitAmong(FoeChanges(), change, visitor);
    visitAmong(GoalChanges(), change, visitor);
}

} // namespace muster
