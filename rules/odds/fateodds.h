// SPDX-License-Identifier: MIT
#pragma once

#include "rules/aftermath/recovery.h"
#include "rules/aftermath/stayorgo.h"
#include "rules/odds/distribution.h"
#include "rules/wounds/recover.h"

#include <array>
#include <functional>

namespace muster {

/// What First Aid may bring (R80); the three add up to one.
struct FirstAidOdds {
    double fine = 0;
    double out = 0;
    double dead = 0;
};

/// The odds of giveFirstAid().
FirstAidOdds firstAidOdds(const FirstAidTable &table, int rep);

/// What may become of one who went out of the fight or ran; the three add up to one.
struct RecoveryOdds {
    double returnedSame = 0;
    double returnedLess = 0; ///< with a lower Rep
    double lost = 0; ///< dead, or gone for good

    void describe(auto &field) const
    {
        field(u"returned_same", returnedSame);
        field(u"returned_less", returnedLess);
        field(u"lost", lost);
    }
};

/// The odds of a figure of this Rep for whom `follow` tells what becomes of it by the dice passed.
RecoveryOdds recoveryOdds(int rep, const std::function<RecoveryResult(int passed)> &follow);

/// The odds of recover().
RecoveryOdds recoveryOdds(const RecoveryTable &table, int rep, Fate fate);

/// What may become of a Grunt in Stay or Go; the four add up to one.
struct LoyaltyOdds {
    std::array<double, 4> chances{}; ///< by Loyalty

    double of(Loyalty result) const { return chances[static_cast<std::size_t>(result)]; }
    double stays() const { return of(Loyalty::StaysFirm) + of(Loyalty::Stays); }
    double leaves() const { return of(Loyalty::Leaves) + of(Loyalty::LeavesPoisoning); }

    void describe(auto &field) const
    {
        field(u"stays_firm", of(Loyalty::StaysFirm));
        field(u"stays", of(Loyalty::Stays));
        field(u"leaves", of(Loyalty::Leaves));
        field(u"leaves_poisoning", of(Loyalty::LeavesPoisoning));
    }
};

/// The odds of the test stayOrGo() makes of one Grunt (Swordplay p. 27, R16 to R18).
LoyaltyOdds stayOrGoOdds(const StarStanding &star, const Weighing &grunt);

/// How many of a band stay after Stay or Go, tested together against the Star's one common roll (R16).
struct BandOdds {
    Distribution stay; ///< how many of them
    int grunts = 0;

    double allStay() const { return stay.chanceOf(grunts); }
    double allLeave() const { return stay.chanceOf(0); }
};

/// The odds of stayOrGo() of all of them: each fall of the common roll by itself, since all of them face the same.
BandOdds bandOdds(const StarStanding &star, const std::vector<Weighing> &grunts);

/// What a Recover check may bring (Chain Reaction, first edition, p. 7); the four add up to one.
struct WoundOdds {
    double shortly = 0; ///< away as long as both dice passed mean
    double longer = 0;
    double less = 0; ///< away, and with a lower Rep
    double lost = 0; ///< no Rep is left (R3)
};

/// The odds of recoverFromWounds().
WoundOdds woundOdds(const WoundTables &tables, int rep);

} // namespace muster
