// SPDX-License-Identifier: MIT
#include "rules/reference/burst.h"

#include "rules/dice/dice.h"

#include <algorithm>

namespace muster {

QStringList Burst::conditions(const LookUp &lookUp) const
{
    QStringList all = lookUp.conditions();
    for (const BurstSpecial &special : specials) {
        if (!special.condition.isEmpty())
            all.append(special.condition);
    }
    all.removeDuplicates();
    return all;
}

BurstDice burstDice(const Burst &burst, const QString &weapon, int targets, const QStringList &conditions)
{
    BurstDice thrown{targets, targets};
    for (const BurstSpecial &special : burst.specials) {
        if (special.weapon == weapon && (special.condition.isEmpty() || conditions.contains(special.condition)))
            thrown = {special.dice, special.counted};
    }
    return thrown;
}

BurstResult fireBurst(const Burst &burst, const LookUp &table, int rep, const BurstDice &thrown,
                      const std::vector<int> &aimed, const QStringList &conditions, Dice &dice)
{
    Faces fallen = dice.roll({RollKind::LookUp, thrown.dice});
    BurstResult result;
    const auto empty = std::ranges::count_if(fallen, [&](Die die) { return die.face == burst.emptyFace; });
    result.outOfAmmo = empty >= burst.emptyCount;
    std::ranges::sort(fallen, [](Die a, Die b) { return a.face > b.face; });

    int counted = 0;
    for (std::size_t target = 0; target < aimed.size(); ++target) {
        const int number = static_cast<int>(target) + 1;
        for (int shot = 0; shot < aimed[target] && counted < thrown.counted; ++shot) {
            const int face = fallen[counted++].face;
            result.shots.push_back(
                {number, face, readDie(table, face, rep, rep, withTarget(table, conditions, number), dice)});
        }
    }
    result.hits = static_cast<int>(
        std::ranges::count_if(result.shots, [&](const BurstShot &shot) { return shot.found.result == table.yes; }));
    return result;
}

VolleyResult fireVolley(const Volley &volley, int rep, const QStringList &conditions, int shots, Dice &dice)
{
    VolleyResult result{rep + changeBy(volley.modifiers, conditions, &Modifier::target), 0, false};
    const Faces fallen = dice.roll({RollKind::LookUp, shots});
    result.hits = static_cast<int>(std::ranges::count_if(fallen, [&](Die die) { return die.face <= result.target; }));
    const auto empty = std::ranges::count_if(fallen, [&](Die die) { return die.face == volley.emptyFace; });
    result.outOfAmmo = empty >= volley.emptyCount;
    return result;
}

} // namespace muster
