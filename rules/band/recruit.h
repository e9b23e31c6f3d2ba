// SPDX-License-Identifier: MIT
#pragma once

#include "rules/band/profile.h"
#include "rules/dice/roll.h"

#include <vector>

namespace muster {

class Dice;
struct ArmyList;
struct Pack;

/// The figure a list gives for its dice, whatever they are rolled for: 2d6, and 1d6 for the weapon where the list has it
/// by die.
Profile drawFigure(const ArmyList &list, Reason reason, Dice &dice);

/// Whether somebody on this list can be led by a Star of that Rep (R41).
bool canLead(const ArmyList &list, int maxRep);

/// One figure of a list (Swordplay p. 8, Chain Reaction 3.0 p. 6). Dice: 2d6, again while the Rep is over `maxRep` (R41),
/// then the weapon's die if there is one, recorded for `subject`. The list must hold somebody: ask canLead.
Profile recruitOne(const ArmyList &list, Dice &dice, int subject = 0, int maxRep = highestRep);

/// So many figures, rolled up where the rules have that, their dice numbered from 1.
std::vector<Profile> recruit(const Pack &pack, const ArmyList &list, int count, Dice &dice, int maxRep = highestRep);

} // namespace muster
