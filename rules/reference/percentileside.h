// SPDX-License-Identifier: MIT
#pragma once

#include "rules/reference/percentile.h"

namespace muster {

/// One of a side of the percentile street skirmish, as it was rolled up (R81).
struct PercentileMember {
    bool officer = false; ///< or NCO, or hero
    PercentileFigure figure;

    void describe(auto &field) const
    {
        field(u"officer", officer);
        figure.describe(field);
    }
};

/// Dice: 1d6 initiative, then the skill's, written down for `subject`.
PercentileMember rollMember(const PercentileTables &tables, bool officer, int subject, Dice &dice);

/// A side, its officers first. Dice: figure by figure, numbered from 1.
std::vector<PercentileMember> rollSide(const PercentileTables &tables, int officers, int others, Dice &dice);

} // namespace muster
