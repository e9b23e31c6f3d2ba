// SPDX-License-Identifier: MIT
#pragma once

#include "rules/aftermath/recovery.h"

#include <functional>

namespace muster {

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

/// The odds of a figure of this Rep whom `follow` tells what becomes of him by the dice he passed.
RecoveryOdds recoveryOdds(int rep, const std::function<RecoveryResult(int passed)> &follow);

/// The odds of recover().
RecoveryOdds recoveryOdds(const RecoveryTable &table, int rep, Fate fate);

} // namespace muster
