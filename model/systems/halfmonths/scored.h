// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"

/// What is scored for whom in an encounter of the first edition (pp. 13 to 15, R64, R65, R87, R97): each side by its own part of
/// the encounter, by what the table shows, else by what was reported.
namespace muster {

/// A part of the encounter's points, and why it is that much.
struct Score {
    Fraction won;
    QString why; ///< in a sentence
    bool atMost = false; ///< the table does not say how it ended
};

/// What that side has earned by the book; `met`: the band that is met. Where the table does not say it: for the side whose encounter
/// it is the most that its losses leave it, for the band that is met what goes with the share that was reported of the other.
Score scoreByTheBook(const Campaign &campaign, const BattleReport &report, bool met);

} // namespace muster
