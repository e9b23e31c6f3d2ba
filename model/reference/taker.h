// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

namespace muster {

/// Whose test it is: what a figure brings to a form.
struct Taker {
    QString title; ///< "Ulric, Rep 4"
    Profile profile;
    bool star = false;
    QStringList attributes; ///< ids; conditions of the same name hold for him
    std::optional<int> leaderRep; ///< of the Star who leads him
};

/// The band, the Star first, and then those of the enemy's list, each kind once.
std::vector<Taker> takersIn(const Campaign &campaign, const Pack &pack);

/// Whose tests and tables a campaign is played with: its own rules', or those of the option "sheet" (R80).
Pack sheetPackOf(const Campaign &campaign, const Pack &pack);

} // namespace muster
