// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/grid.h"
#include "rules/scenario/rounds.h"

namespace muster {

// The way across a table, of which 1, 2 and 3 are the far edge in the book's nine sections (R26). Each section is 12"
// wide.

/// Stands for a section while a side is not on the table yet.
inline constexpr int offTable = 0;

/// The direction in which a side crosses the table.
enum class Heading : std::uint8_t { Up, Right, Down, Left };

/// Returns the heading of a side that enters by this section. A corner belongs to the near or the far edge.
Heading headingFrom(int entry, const Grid &grid = {});

/// Returns the section at the opposite edge.
int oppositeOf(int entry, const Grid &grid = {});

/// Returns the section next to `from` in `direction`, seen by a figure with this heading; `from` itself at the edge of
/// the table.
int sectionTowards(int from, Heading heading, AmbushFrom direction, const Grid &grid = {});

/// Returns the section that a figure has reached after this distance from the section by which it entered. Off the far
/// edge, it enters again by the edge to its right (p. 14).
int sectionAfter(int entry, int inches, const Grid &grid = {});

/// The sections of both sides in a pursuit.
struct PursuitPlaces {
    int runners = 0;
    int chasers = offTable;

    bool operator==(const PursuitPlaces &) const = default;
};

/// Returns the sections of both sides. The Chasers are on the table once the Runners' way on it, in this crossing,
/// exceeds the distance between them; if the Runners make a stand, the Chasers are at least at the edge behind them.
PursuitPlaces placesIn(const Pursuit &pursuit, int entry, bool stand, const Grid &grid = {});

} // namespace muster
