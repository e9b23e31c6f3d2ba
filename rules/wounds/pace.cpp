// SPDX-License-Identifier: MIT
#include "rules/wounds/pace.h"

#include "rules/wounds/recover.h"

namespace muster {

Pace paceOf(const WoundTables &tables, int rep, bool badlyWounded)
{
    const Pace whole{tables.inches, tables.inchesPerRep * rep};
    return badlyWounded ? Pace{(whole.move + 1) / 2, (whole.fast + 1) / 2} : whole;
}

} // namespace muster
