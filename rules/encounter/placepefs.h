// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/grid.h"
#include "rules/encounter/kind.h"

namespace muster {

class Dice;

/// Rolls the section in which a PEF stands, or in RaidDefend by which it enters (Swordplay p. 30, R25, R26). Dice: 1d6;
/// on a table of other than nine sections one die with a side for each possible section, or none if only one is
/// possible (R95).
int rollPefPlace(EncounterKind kind, int pef, Dice &dice, const Grid &grid = {});

} // namespace muster
