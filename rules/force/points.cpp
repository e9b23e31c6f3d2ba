// SPDX-License-Identifier: MIT
#include "rules/force/points.h"

#include <algorithm>

namespace muster {

int ForcePoints::figure(int rep, const QString &armor, const std::vector<QString> &carried) const
{
    int points = reps[static_cast<std::size_t>(rep - 1)] + armors.value(armor);
    for (const QString &weapon : carried)
        points += weapons.value(weapon);
    return points;
}

int ForcePoints::vehicle(bool hasArmor, int badWounds) const
{
    return (hasArmor ? armored : unarmored) + badWounds * perBadWound;
}

std::optional<int> specialistsAllowed(int figuresPerSpecial, int figures)
{
    return figuresPerSpecial == 0 ? std::nullopt : std::optional(std::max(1, figures / figuresPerSpecial));
}

} // namespace muster
