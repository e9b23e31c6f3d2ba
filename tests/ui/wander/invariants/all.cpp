// SPDX-License-Identifier: MIT
#include "tests/ui/wander/invariants.h"

namespace muster::testing {

const std::vector<Invariant> &invariants()
{
    static const std::vector<Invariant> all{
        {"room", 1, lookForRoom},          {"texts", 1, lookForCutTexts},     {"screen", 1, lookAtScreen},
        {"strays", 1, lookForStrays},      {"focus", 1, lookAtFocus},         {"ring", 20, lookAtRing},
        {"month-bar", 1, lookAtMonthBar},  {"roster", 1, lookAtRoster},       {"encounter", 1, lookAtEncounter},
        {"aftermath", 1, lookAtAftermath}, {"chronicle", 1, lookAtChronicle}, {"everybody", 1, countEverybody},
        {"backwards", 1, lookBack},        {"check", 75, checkFile},
    };
    return all;
}

} // namespace muster::testing
