// SPDX-License-Identifier: MIT
#include "rules/reference/comparison.h"

#include "rules/pack/pack.h"

#include <algorithm>

namespace muster {

int weaponRank(const Weapon &weapon, WeaponMeasure by)
{
    constexpr int scale = 100;
    constexpr int allInTheBlast = scale - 1;
    switch (by) {
    case WeaponMeasure::OutgunnedRank:
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
    const bool exempt = std::any_of(comparison.exempt.begin(), comparison.exempt.end(),
                                    [&](const QString &condition) { return conditions.contains(condition); });
    if (exempt || a < b)
        return comparison.below;
    return a > b ? comparison.above : comparison.equal;
}

} // namespace muster
