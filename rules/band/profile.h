// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace muster {

/// The highest Rep; the lowest is 1 (Swordplay p. 4, Chain Reaction 3.0 p. 5).
inline constexpr int highestRep = 6;

/// The values of a figure when it joins: a row of an army list, or a Star as the player made it. Types, classes and
/// weapons are ids of the pack, which has their titles.
struct Profile {
    QString type; ///< "Heavy Infantry"; empty for a Star
    QString figureClass; ///< missile, noble, peasant, soldier or warrior; empty if the rules have no classes
    int rep = 0; ///< 1 to 6; initiative if the rules use that instead (R81)
    int armor = 2; ///< Armour Class 2, 4 or 6; 0 if the rules have none
    bool shield = false;
    QString weapon; ///< id of a weapon of the pack, which may be a pair such as lance-and-sword
    QString armorWorn = {}; ///< id of an armour of the pack; empty if the pack has Armour Classes
    int skill = 0; ///< Weapon Skill, in tens; 0 if the rules have none (R81)
    QString weaponWords = {}; ///< the player's own name for the weapon; empty for the pack's title

    bool operator==(const Profile &) const = default;
};

} // namespace muster
