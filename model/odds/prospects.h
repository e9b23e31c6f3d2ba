// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/story/figurehistory.h"
#include "rules/odds/distribution.h"
#include "rules/odds/fateodds.h"

#include <QString>

namespace muster {

struct ActivityTables;
struct Pack;

/// How many enemies to expect, and that in a sentence: "About 12 enemies for a party of 6. 9% chance of no enemy."
struct ContactProspect {
    Distribution enemies;
    QString sentence;
};

/// Of PEFs by the Enemy Activity Level.
ContactProspect contactProspect(const ActivityTables &tables, int eal, int party, int pefs);

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

/// The odds of a figure's recovery before it is rolled, the Star spared where the campaign spares it (R14).
RecoveryOdds recoveryProspect(const Campaign &campaign, const Pack &pack, const Figure &figure, Fate fate);

/// "75% returns, 25% dies"; "44% less, 11% gone". What cannot be is left out, and of three the one that changes nothing.
QString tellRecovery(const RecoveryOdds &odds, Fate fate);

/// "44% fine, 44% out, 11% dies".
QString tellFirstAid(const FirstAidOdds &odds);

/// "44% a month, 44% two, 11% with Rep one less".
QString tellWound(const WoundOdds &odds);

} // namespace muster
