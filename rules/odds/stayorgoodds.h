// SPDX-License-Identifier: MIT
#pragma once

#include "rules/aftermath/stayorgo.h"

#include <array>

namespace muster {

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

} // namespace muster
