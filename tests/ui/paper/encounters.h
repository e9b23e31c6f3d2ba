// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"

namespace muster::testing {

/// Nine clear sections and three forces in the middle row.
Encounter patrol(quint64 seed = 48213);
/// One objective building, or two, in section 2 with a force in each; by night.
Encounter raidAttack(int objectives = 1, quint64 seed = 48213);
/// The forces enter by 7, 8 and 9.
Encounter raidDefend(quint64 seed = 48213);

/// A band with the Star at Rep 5, so many Grunts, so many who left and so many months behind it.
SheetSource bandOf(int grunts, int former = 0, int months = 0);
SheetSource withEncounter(SheetSource source, const Encounter &encounter);

/// The same land in every section, and nobody on it.
Encounter withTerrain(Terrain everywhere, int buildings = 0);

} // namespace muster::testing
