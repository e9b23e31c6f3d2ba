// SPDX-License-Identifier: MIT
#pragma once

#include "rules/closedset.h"
#include "rules/encounter/kind.h"
#include "rules/table/rolltable.h"

namespace muster {

struct ChainLink {
    EncounterKind next = EncounterKind::Patrol;
    int ealChange = 0;
};

/// The tables for the sequence of Patrols and Raids, and for the objective of a raid (Swordplay pp. 28 to 30).
struct ChainTables {
    PerValue<EncounterKind, PerValue<Outcome, ChainLink>> links; ///< by the last encounter and its outcome
    RollTable<int> objectiveBuildings;
    RollTable<TimeOfDay> raidTime;
};

} // namespace muster
