// SPDX-License-Identifier: MIT
#include "rules/wounds/recover.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"

namespace muster {

Pace paceOf(const WoundTables &tables, int rep, bool badlyWounded)
{
    const Pace whole{tables.inches, tables.inchesPerRep * rep};
    return badlyWounded ? Pace{(whole.move + 1) / 2, (whole.fast + 1) / 2} : whole;
}

RecoverResult recoverFromWounds(const WoundTables &tables, int rep, Dice &dice, int figure)
{
    RecoverResult result;
    result.passed = passed(dice.roll({{RollKind::Recovery, figure}, 2}), rep);
    const WoundTables::Row &row = tables.recover.of(result.passed);
    result.months = row.months;
    result.returns = rep + row.rep >= 1;
    result.rep = result.returns ? rep + row.rep : rep;
    result.marked = row.rep < 0;
    return result;
}

FirstAidResult firstAidFor(const FirstAidTable &table, int passed)
{
    return {passed, table.byPassed.of(passed)};
}

FirstAidResult giveFirstAid(const FirstAidTable &table, int rep, Dice &dice, int figure)
{
    return firstAidFor(table, passed(dice.roll({{RollKind::FirstAid, figure}, 2}), rep));
}

} // namespace muster
