// SPDX-License-Identifier: MIT
#include "rules/odds/woundodds.h"

#include "rules/odds/distribution.h"

namespace muster {

WoundOdds woundOdds(const WoundTables &tables, int rep)
{
    constexpr int dice = 2;
    WoundOdds odds;
    const Distribution passed = passedOdds(dice, rep);
    for (int count = passed.least(); count <= passed.most(); ++count) {
        const WoundTables::Row &row = tables.recover[static_cast<std::size_t>(count)];
        double &chance = rep + row.rep < 1             ? odds.lost
            : row.rep < 0                              ? odds.less
            : row.months > tables.recover[dice].months ? odds.longer
                                                       : odds.shortly;
        chance += passed.chanceOf(count);
    }
    return odds;
}

} // namespace muster
