// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/play/placement.h"
#include "model/campaign/play.h"

namespace muster {

/// What is said of a side at its edge of the map.
struct TableEdge {
    QString who; ///< "You enter"
    QString where; ///< "by any edge"
    QString sentence; ///< "You enter by any edge."
    bool enters = false; ///< it has arrows

    bool empty() const { return who.isEmpty(); }
    friend bool operator==(const TableEdge &, const TableEdge &) = default;
};

/// Where both sides stand, in words and for the map: the player's below it, the enemy's above it or, where it comes from
/// behind, below too.
struct TableEdges {
    TableEdge yours;
    TableEdge theirs;
    Placements placements = {};
    bool inPlay = false; ///< the groups say who is in which section

    friend bool operator==(const TableEdges &, const TableEdges &) = default;
};

/// Of a Patrol or a Raid, whose sections say it (R26).
TableEdges tableEdges(EncounterKind kind);
/// As the encounter's set-up has it (Chain Reaction, first edition, pp. 12 to 15), and once it is in play as it has come to.
TableEdges tableEdges(const Encounter &encounter, const Pack &pack, const Play *play = nullptr);

/// Both sides in sentences.
QStringList setUpSentences(const TableEdges &edges);

/// What is said of one section before the groups are there: "the buildings", "you set up here", "you enter here".
QStringList whoStandsIn(const TableEdges &edges, int section);

} // namespace muster
