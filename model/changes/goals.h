// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/goal.h"
#include "model/changes/change.h"

namespace muster {

// What a campaign is played for, and how it is closed.

struct GoalSet {
    int id = 1;
    QString text;
    GoalKind by = GoalKind::OwnWords;
    int count = 1;
    QString won = {};
    int foe = 0;
    std::optional<FoeStatus> taken = {};
    static const ChangeKind kind;
    friend bool operator==(const GoalSet &, const GoalSet &) = default;
};

/// The player says so: of a goal in their own words that wants more than one, once more.
struct GoalReached {
    int id = 1;
    static const ChangeKind kind;
    friend bool operator==(const GoalReached &, const GoalReached &) = default;
};

struct GoalStruck {
    int id = 1;
    static const ChangeKind kind;
    friend bool operator==(const GoalStruck &, const GoalStruck &) = default;
};

/// The players close the campaign.
struct CampaignClosed {
    CampaignEnding ending = CampaignEnding::Won;
    static const ChangeKind kind;
    friend bool operator==(const CampaignClosed &, const CampaignClosed &) = default;
};

using GoalChanges = Among<GoalSet, GoalReached, GoalStruck, CampaignClosed>;

} // namespace muster
