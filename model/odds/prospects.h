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

/// The number of enemies to expect, also in sentences.
struct ContactProspect {
    Distribution enemies;
    QString sentence; ///< "About 12 enemies for a party of 6. The chance of no enemy is 9%."
    QString spread; ///< "About 12, half of the time 6 to 18. Nobody at all: 9%."
};

/// Returns the prospect for PEFs that depend on the Enemy Activity Level.
ContactProspect contactProspect(const ActivityTables &tables, int eal, int party, int pefs);

/// A part of the Star's dice and its reason: "2 × three months in the band", "+2d6".
struct DiceReason {
    QString words;
    QString dice;

    friend bool operator==(const DiceReason &, const DiceReason &) = default;
};

/// The prospect of the next Stay or Go for one Grunt, if the Star and every Grunt come through the encounter unhurt.
struct LoyaltyProspect {
    QString noTest; ///< the reason why it takes no test, as a sentence; all else is empty then
    bool goes = false; ///< leaves without a test because it outranks the Star
    LoyaltyOdds afterSuccess;
    LoyaltyOdds afterFailure;
    std::vector<DiceReason> reasons;
    QString dice; ///< the Star's and the Grunt's: "6d6 : 3d6"
};

/// Returns the prospect after one month more of service (R10, R16, R19, R21). None if there can be no test: for the
/// Star, for a former figure, or in a campaign that is over or has no Stay or Go.
std::optional<LoyaltyProspect> loyaltyProspect(const Campaign &campaign, const Pack &pack, const Figure &figure,
                                               const std::optional<Poisoning> &poisoning = {});

/// The dice that the Star rolls for all Grunts, and the number of dice fewer if a Grunt falls (R16).
struct StarProspect {
    int dice = 0;
    int lessForLosses = 0;
};
StarProspect starProspect(const Figure &star);

/// Returns "5d6 to hold them, less 1 if a Grunt falls".
QString tellProspect(const StarProspect &prospect);
/// Returns "91% stays after a win, 75% after a loss".
QString tellProspect(const LoyaltyProspect &prospect);

/// Returns the odds of a figure's recovery before it is rolled. The Star is spared if the campaign's options say so
/// (R14).
RecoveryOdds recoveryProspect(const Campaign &campaign, const Pack &pack, const Figure &figure, Fate fate);

/// Returns "75% returns, 25% dies"; "44% less, 11% gone". Impossible results are left out, and of three also the one
/// that changes nothing.
QString tellRecovery(const RecoveryOdds &odds, Fate fate);

/// Returns "44% fine, 44% out, 11% dies".
QString tellFirstAid(const FirstAidOdds &odds);

/// Returns "44% a month, 44% two, 11% with Rep one less".
QString tellWound(const WoundOdds &odds);

} // namespace muster
