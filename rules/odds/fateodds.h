// SPDX-License-Identifier: MIT
#pragma once

#include "rules/aftermath/recovery.h"
#include "rules/aftermath/stayorgo.h"
#include "rules/odds/distribution.h"
#include "rules/wounds/recover.h"

#include <functional>

namespace muster {

/// The odds of First Aid (R80). They add up to 1.
struct FirstAidOdds {
    double fine = 0;
    double out = 0;
    double dead = 0;
};

/// Returns the odds of giveFirstAid().
FirstAidOdds firstAidOdds(const FirstAidTable &table, int rep);

/// The odds of recovery for a figure that went out of the fight or ran away. They add up to 1.
struct RecoveryOdds {
    double returnedSame = 0;
    double returnedLess = 0; ///< with a lower Rep
    double lost = 0; ///< dead, or gone for good

    void describe(auto &field) const
    {
        field("returned_same", returnedSame);
        field("returned_less", returnedLess);
        field("lost", lost);
    }
};

/// Returns the odds of recovery for a figure of this Rep. `follow` returns its result for a number of dice passed.
RecoveryOdds recoveryOdds(int rep, const std::function<RecoveryResult(int passed)> &follow);

/// Returns the odds of recover().
RecoveryOdds recoveryOdds(const RecoveryTable &table, int rep, Fate fate);

/// The odds of Stay or Go for one Grunt. They add up to 1.
struct LoyaltyOdds {
    PerValue<Loyalty, double> chances{};

    double of(Loyalty result) const { return chances[result]; }
    double stays() const { return of(Loyalty::StaysFirm) + of(Loyalty::Stays); }
    double leaves() const { return of(Loyalty::Leaves) + of(Loyalty::LeavesPoisoning); }

    void describe(auto &field) const
    {
        field("stays_firm", of(Loyalty::StaysFirm));
        field("stays", of(Loyalty::Stays));
        field("leaves", of(Loyalty::Leaves));
        field("leaves_poisoning", of(Loyalty::LeavesPoisoning));
    }
};

/// Returns the odds of stayOrGo() for one Grunt (Swordplay p. 27, R16 to R18).
LoyaltyOdds stayOrGoOdds(const StarStanding &star, const Weighing &grunt);

/// The odds of the number of Grunts who stay after Stay or Go, when all are tested against the Star's one common roll
/// (R16).
struct BandOdds {
    Distribution stay; ///< odds of the number of Grunts who stay
    int grunts = 0;

    double allStay() const { return stay.chanceOf(grunts); }
    double allLeave() const { return stay.chanceOf(0); }
};

/// Returns the odds of stayOrGo() for all Grunts. Goes through the results of the common roll one by one, since it is
/// the same for all Grunts.
BandOdds bandOdds(const StarStanding &star, const std::vector<Weighing> &grunts);

/// The odds of a Recover check (Chain Reaction, first edition, p. 7). They add up to 1.
struct WoundOdds {
    double shortly = 0; ///< away for as many months as with both dice passed
    double longer = 0;
    double less = 0; ///< away, and with a lower Rep
    double lost = 0; ///< no Rep left (R3)
};

/// Returns the odds of recoverFromWounds().
WoundOdds woundOdds(const WoundTables &tables, int rep);

} // namespace muster
