// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/kind.h"
#include "rules/table/rolltable.h"

#include <array>

namespace muster {

struct ChainLink {
    EncounterKind next = EncounterKind::Patrol;
    int ealChange = 0;
};

/// The tables for the sequence of Patrols and Raids, and for the objective of a raid (Swordplay pp. 28 to 30).
struct ChainTables {
    std::array<std::array<ChainLink, 2>, 3> links; ///< indexed by EncounterKind, then Outcome
    RollTable<int> objectiveBuildings;
    RollTable<TimeOfDay> raidTime;

    const ChainLink &after(EncounterKind last, Outcome outcome) const
    {
        return links[static_cast<std::size_t>(last)][static_cast<std::size_t>(outcome)];
    }
};

} // namespace muster
