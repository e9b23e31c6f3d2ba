// SPDX-License-Identifier: MIT
#include "rules/force/points.h"

#include "rules/pack/pack.h"

#include <algorithm>

namespace muster {

int ForcePoints::figure(int rep, const QString &armor, const std::vector<QString> &carried) const
{
    int points = reps.of(rep) + armors.value(armor);
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

std::optional<int> priceOf(const Pack &pack, const ArmyList *list, const Profile &figure)
{
    std::vector<QString> open{figure.weapon};
    for (const WeaponChoice &choice : list ? list->choices : std::vector<WeaponChoice>()) {
        if (choice.id == figure.weapon)
            open = choice.weapons;
    }
    std::optional<int> dearest;
    for (const QString &weapon : open) {
        Profile armed = figure;
        armed.weapon = weapon;
        const std::optional<int> price = priceOf(pack, std::vector<Profile>{armed});
        if (price && (!dearest || *price > *dearest))
            dearest = price;
    }
    return dearest;
}

std::optional<int> priceOf(const Pack &pack, const std::vector<Profile> &force)
{
    if (!pack.points)
        return std::nullopt;
    int price = 0;
    for (const Profile &figure : force) {
        const Weapon *weapon = pack.weapon(figure.weapon);
        const bool pair = weapon && !weapon->parts.empty();
        price += pack.points->figure(figure.rep, figure.armorWorn,
                                     pair ? weapon->parts : std::vector<QString>{figure.weapon});
    }
    return price;
}

} // namespace muster
