// SPDX-License-Identifier: MIT
#include "rules/force/price.h"

namespace muster {

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
