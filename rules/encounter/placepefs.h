// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/kind.h"

namespace muster {

class Dice;

/// The section a PEF stands in, or in raid-defend enters by (Swordplay p. 30, R25, R26). Dice: 1d6.
int rollPefPlace(EncounterKind kind, int pef, Dice &dice);

} // namespace muster
