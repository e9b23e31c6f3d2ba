// SPDX-License-Identifier: MIT
#include "rules/reference/tables.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"
#include "rules/pack/pack.h"

#include <algorithm>
#include <functional>

namespace muster {

int weaponRank(const Weapon &weapon, WeaponMeasure by)
{
    constexpr int scale = 100;
    constexpr int allInTheBlast = scale - 1;
    switch (by) {
    case WeaponMeasure::Outgunned:
        return weapon.outgunned;
    case WeaponMeasure::Impact:
        return weapon.impact;
    case WeaponMeasure::ImpactThenTargets:
        return weapon.impact * scale + (weapon.blast > 0 ? allInTheBlast : weapon.targets);
    case WeaponMeasure::None:
        break;
    }
    return 0;
}

QString compare(const Comparison &comparison, int a, int b, const QStringList &conditions)
{
    const bool exempt = std::ranges::any_of(comparison.exempt,
                                            [&](const QString &condition) { return conditions.contains(condition); });
    if (exempt || a < b)
        return comparison.below;
    return a > b ? comparison.above : comparison.equal;
}

std::vector<std::size_t> sidesApart(const std::vector<int> &dice)
{
    std::vector<std::size_t> apart;
    for (std::size_t side = 0; side < dice.size(); ++side) {
        if (std::ranges::count(dice, dice[side]) == 1)
            apart.push_back(side);
    }
    return apart;
}

bool allAlike(const std::vector<int> &dice)
{
    return std::ranges::adjacent_find(dice, std::not_equal_to()) == dice.end();
}

namespace {

/// Makes the side with the highest unshared total first, and lets all sides with shared totals rest.
void letTiedRest(RollOffResult &result)
{
    const std::vector<std::size_t> apart = sidesApart(result.totals);
    const auto highest = std::max_element(
        apart.begin(), apart.end(), [&](std::size_t a, std::size_t b) { return result.totals[a] < result.totals[b]; });
    result.first = highest == apart.end() ? 0 : static_cast<int>(*highest) + 1;
    for (std::size_t side = 0; side < result.totals.size(); ++side) {
        if (std::ranges::find(apart, side) == apart.end())
            result.resting.append(RollOffResult::letter(static_cast<int>(side) + 1));
    }
}

} // namespace

RollOffResult rollOff(const RollOff &table, const std::vector<int> &added, Dice &dice)
{
    RollOffResult result;
    bool tied = true;
    while (tied) {
        result.totals.clear();
        for (const int more : added) {
            const int side = static_cast<int>(result.totals.size()) + 1;
            result.totals.push_back(dice.total({{RollKind::RollOff, side}, side == 1 ? table.firstDice : 1}) + more);
        }
        const auto highest = std::ranges::max_element(result.totals);
        result.first = static_cast<int>(highest - result.totals.begin()) + 1;
        tied =
            table.again && (table.tiedRest ? allAlike(result.totals) : std::ranges::count(result.totals, *highest) > 1);
    }
    if (table.tiedRest)
        letTiedRest(result);
    return result;
}

ScatterResult rollScatter(const Scatter &scatter, bool thrown, Dice &dice)
{
    const Faces fallen = dice.roll({RollKind::Scatter, 2});
    if (fallen[0].face == fallen[1].face)
        return {scatter.dud, 0};
    return {fallen[0].face > fallen[1].face ? scatter.beyond : scatter.before,
            sum(fallen) / (thrown ? scatter.thrownDivisor : 1)};
}

StarPowerResult useStarPower(const StarPower &power, int diceLeft, const QString &suffered, Dice &dice)
{
    const Faces fallen = dice.roll({RollKind::StarPower, diceLeft});
    const auto count = [&](auto holds) { return static_cast<int>(std::ranges::count_if(fallen, holds)); };
    StarPowerResult result;
    result.reduced = count([&](Die die) { return die.face <= power.reducesTo; });
    result.kept = count([&](Die die) { return die.face < power.lostFrom; });
    const qsizetype level = std::max<qsizetype>(power.levels.indexOf(suffered), 0);
    result.fate = power.levels[std::min(level + result.reduced, power.levels.size() - 1)];
    return result;
}

} // namespace muster
