// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace muster {

/// Rep runs from 1 to 6 (Swordplay p. 4, Chain Reaction 3.0 p. 5).
inline constexpr int highestRep = 6;

/// What a figure is on the day it joins: one row of an army list, or the Star as the player made it. Words are the
/// pack's ids; the pack has their titles.
struct Profile {
    QString type; ///< "Heavy Infantry"; empty for a Star
    QString figureClass; ///< missile, noble, peasant, soldier, warrior; empty where the rules have none
    int rep = 0; ///< initiative, where the rules have that in its place (R81)
    int armor = 2; ///< Armour Class 2, 4 or 6; 0 where the rules have none
    bool shield = false;
    QString weapon; ///< an id of the pack's weapons, a pair such as lance-and-sword included
    QString armorWorn = {}; ///< an id of the pack's armours; empty where it has Armour Classes
    int skill = 0; ///< Weapon Skill, in tens; 0 where the rules have none (R81)
    QString weaponWords = {}; ///< what the player calls the weapon; empty: as the pack does

    friend bool operator==(const Profile &, const Profile &) = default;
};

} // namespace muster
