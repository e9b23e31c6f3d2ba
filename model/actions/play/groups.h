// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "rules/pack/pack.h"
#include "rules/scenario/crossing.h"

namespace muster {

/// How a side begins, and where on the map. The one place that decides it: map, sheet, sentences and the screen reader all ask here.
struct Placement {
    Beginning how = Beginning::OwnEdge;
    std::vector<int> sections = {}; ///< where it may begin, the usual one first; none: it is off the table as yet

    int section() const { return sections.empty() ? offTable : sections.front(); }
    /// It comes onto the table by an edge; else it is there, or comes later.
    bool enters() const;
    /// Where nobody can stand comes last.
    void preferPassable(const Setup &setup);
    /// It begins there, if it may.
    void choose(std::optional<int> entry);

    friend bool operator==(const Placement &, const Placement &) = default;
};

/// How a battle begins on both sides.
struct Placements {
    Placement yours;
    Placement theirs;
    int buildings = offTable; ///< the section of those it is about; off the table where it is about none

    friend bool operator==(const Placements &, const Placements &) = default;
};

/// By the book (Swordplay pp. 28 to 30; Chain Reaction, first edition, pp. 12 to 15; R25, R26, R63). `entry`: the section of
/// yours that the player has chosen. Linked games lay out their own table.
Placements whereSidesBegin(const Encounter &encounter, const Pack &pack, std::optional<int> entry = {});

} // namespace muster
