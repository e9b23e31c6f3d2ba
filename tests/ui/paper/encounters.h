// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"

namespace muster::testing {

/// Returns a patrol with nine clear sections and three PEFs in the middle row.
Encounter patrol(quint64 seed = 48213);
/// Returns a raid by night with one or two objective buildings in section 2 and a PEF in each.
Encounter raidAttack(int objectives = 1, quint64 seed = 48213);
/// Returns a raid in which the PEFs enter by 7, 8 and 9.
Encounter raidDefend(quint64 seed = 48213);

/// Returns a campaign with the Star at Rep 5, and the given numbers of Grunts, of figures that left and of past months.
SheetSource bandOf(int grunts, int former = 0, int months = 0);
SheetSource withEncounter(SheetSource source, const Encounter &encounter);

/// Returns an encounter with the same terrain in every section, and no PEFs.
Encounter withTerrain(Terrain everywhere, int buildings = 0);

} // namespace muster::testing
