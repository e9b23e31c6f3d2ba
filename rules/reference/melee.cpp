// SPDX-License-Identifier: MIT
#include "rules/reference/melee.h"

#include "rules/dice/counting.h"
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
    const int face = dice.die(RollKind::Damage);
    if (face == 1 && table.one)
        return {*table.one, left};
    if (face <= left)
        return {table.within, left};
    return {table.beyondRep && rep && face > *rep ? *table.beyondRep : table.beyond, left};
}

namespace {

constexpr int sideA = 1;
constexpr int sideB = 2;

Winner leader(int a, int b)
{
    return a == b ? Winner::None : a > b ? Winner::A : Winner::B;
}

int rollSuccesses(int side, int count, Dice &dice)
{
    return successes(dice.roll({{RollKind::Melee, side}, count}));
}

} // namespace

MeleeResult exchange(const DamageTable &damage, const Fighter &a, const Fighter &b, Dice &dice)
{
    MeleeResult result;
    result.successesA = rollSuccesses(sideA, a.dice, dice);
    result.successesB = rollSuccesses(sideB, b.dice, dice);
    const Winner ahead = leader(result.successesA, result.successesB);
    if (ahead == Winner::None)
        return result;
    const Fighter &loser = ahead == Winner::A ? b : a;
    const int lead = std::abs(result.successesA - result.successesB);
    if (impactOn(damage, lead, loser.armor) == 0)
        return result;
    result.winner = ahead;
    result.fate = rollDamage(damage, lead, loser.armor, {}, dice).fate;
    return result;
}

MeleeResult fightToTheEnd(const MeleeTable &table, int diceA, int diceB, Dice &dice)
{
    MeleeResult result;
    result.successesA = diceA;
    result.successesB = diceB;
    do {
        result.successesA = rollSuccesses(sideA, result.successesA, dice);
        result.successesB = rollSuccesses(sideB, result.successesB, dice);
    } while (result.successesA > 0 && result.successesB > 0);
    result.winner = leader(result.successesA, result.successesB);
    if (result.winner != Winner::None) {
        const int lead = std::min(std::abs(result.successesA - result.successesB), table.fates.lastKey());
        result.fate = table.fates.value(lead);
    }
    return result;
}

} // namespace muster
