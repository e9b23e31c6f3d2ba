// SPDX-License-Identifier: MIT
#include "rules/reference/damage.h"

#include "rules/dice/dice.h"

#include <algorithm>

namespace muster {

int impactOn(const DamageTable &table, int impact, std::optional<int> armor)
{
    return std::max(impact + (armor ? table.armor.value(*armor) : 0), 0);
}

DamageResult rollDamage(const DamageTable &table, int impact, std::optional<int> armor, std::optional<int> rep,
                        Dice &dice)
{
    const int left = impactOn(table, impact, armor);
    if (left == 0)
        return {table.none, left};
    const int face = dice.die({RollKind::Damage, 0});
    if (face == 1 && table.one)
        return {*table.one, left};
    if (face <= left)
        return {table.within, left};
    return {table.beyondRep && rep && face > *rep ? *table.beyondRep : table.beyond, left};
}

} // namespace muster
