// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "rules/pack/pack.h"

namespace muster {

/// What stands at an edge of the map.
struct TableEdge {
    QString who; ///< "You enter"
    QString where; ///< "by any edge"
    bool enters = false; ///< it has arrows

    bool empty() const { return who.isEmpty(); }
    friend bool operator==(const TableEdge &, const TableEdge &) = default;
};

/// How both sides begin, the player's below the map and the enemy's above it.
struct TableEdges {
    TableEdge yours;
    TableEdge theirs;

    friend bool operator==(const TableEdges &, const TableEdges &) = default;
};

/// Of a Patrol or a Raid, whose sections say it (R26).
TableEdges tableEdges(EncounterKind kind);
/// As the encounter's set-up has it (Chain Reaction, first edition, pp. 12 to 15).
TableEdges tableEdges(const Encounter &encounter, const Pack &pack);

} // namespace muster
