// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/story/figurehistory.h"
#include "rules/odds/fateodds.h"

namespace muster {

/// A line of what makes up the Star's dice: "2 × three months in the band", "+2d6".
struct DiceReason {
    QString words;
    QString dice;

    friend bool operator==(const DiceReason &, const DiceReason &) = default;
};

/// How the next Stay or Go stands for one Grunt, should the Star and every Grunt come through the encounter unhurt.
struct LoyaltyProspect {
    QString noTest; ///< why the figure takes none, in a sentence; then there is nothing else here
    bool goes = false; ///< since it outranks the Star
    LoyaltyOdds afterSuccess;
    LoyaltyOdds afterFailure;
    std::vector<DiceReason> reasons;
    QString dice; ///< the Star's and the Grunt's: "6d6 : 3d6"
};

/// The figure serves one month more before the test (R10, R16, R19, R21). None for whom there can be no test: the Star, one who
/// left, anybody in a campaign that is over or has no Stay or Go.
std::optional<LoyaltyProspect> loyaltyProspect(const Campaign &campaign, const Pack &pack, const Figure &figure,
                                               const std::optional<Poisoning> &poisoning = {});

/// What the Star rolls for all Grunts, and by how many dice it drops if a Grunt falls (R16).
struct StarProspect {
    int dice = 0;
    int lessForLosses = 0;
};
StarProspect starProspect(const Figure &star);

/// "5d6 to hold them, less 1 if a Grunt falls".
QString tellProspect(const StarProspect &prospect);
/// "91% stays after a win, 75% after a loss".
QString tellProspect(const LoyaltyProspect &prospect);

} // namespace muster
