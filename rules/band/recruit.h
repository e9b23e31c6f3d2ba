// SPDX-License-Identifier: MIT
#pragma once

#include "rules/band/profile.h"
#include "rules/dice/roll.h"

#include <vector>

namespace muster {

class Dice;
struct ArmyList;
struct Pack;

/// Draws a figure from a list; `reason` says what its dice are recorded for. Dice: 2d6, and 1d6 for the weapon if the
/// list rolls for it.
Profile drawFigure(const ArmyList &list, Reason reason, Dice &dice);

/// Returns whether this list has a figure that a Star of Rep `maxRep` can lead (R41).
bool canLead(const ArmyList &list, int maxRep);

/// Recruits one figure from a list (Swordplay p. 8, Chain Reaction 3.0 p. 6). The list must have a suitable figure:
/// call canLead() first. Dice: 2d6, again while the Rep exceeds `maxRep` (R41), then the weapon's die if there is one;
/// recorded for `subject`.
Profile recruitOne(const ArmyList &list, Dice &dice, int subject = 0, int maxRep = highestRep);

/// Recruits `count` figures and rolls their initiative and skill if the rules have these. Their dice are numbered from
/// 1.
std::vector<Profile> recruit(const Pack &pack, const ArmyList &list, int count, Dice &dice, int maxRep = highestRep);

} // namespace muster
