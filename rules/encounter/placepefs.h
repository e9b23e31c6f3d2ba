// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/grid.h"
#include "rules/encounter/kind.h"

namespace muster {

class Dice;

/// The section a PEF stands in, or in raid-defend enters by (Swordplay p. 30, R25, R26). Dice: 1d6; on another
/// table than the books' one die with a side for each section that it may be, and none where it may be in one only (R95).
int rollPefPlace(EncounterKind kind, int pef, Dice &dice, const Grid &grid = {});

} // namespace muster
