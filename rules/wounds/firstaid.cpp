// SPDX-License-Identifier: MIT
#include "rules/wounds/firstaid.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"

#include <cstddef>

namespace muster {

FirstAidResult firstAidFor(const FirstAidTable &table, int passed)
{
    return {passed, table.byPassed[static_cast<std::size_t>(passed)]};
}

FirstAidResult giveFirstAid(const FirstAidTable &table, int rep, Dice &dice, int figure)
{
    return firstAidFor(table, passed(dice.roll({{RollKind::FirstAid, figure}, 2}), rep));
}

} // namespace muster
