// SPDX-License-Identifier: MIT
#pragma once

#include "rules/band/profile.h"
#include "rules/dice/roll.h"

#include <vector>

namespace muster {

class Dice;
struct ArmyList;

/// The figure a list gives for its dice, 2d6 in Swordplay, whatever they are thrown for.
Profile drawFigure(const ArmyList &list, Reason reason, Dice &dice);

/// One figure of a list (Swordplay p. 8). Dice: 2d6, written down for `subject`.
Profile recruitOne(const ArmyList &list, Dice &dice, int subject = 0);

/// So many figures, their dice numbered from 1.
std::vector<Profile> recruit(const ArmyList &list, int count, Dice &dice);

} // namespace muster
