// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/grid.h"
#include "rules/scenario/rounds.h"

namespace muster {

// The way across a table, of nine sections in the book, 1 2 3 being its far edge (R26), each 12" wide.

/// Off the table as yet, in place of a section.
inline constexpr int offTable = 0;

/// Which way somebody crosses it.
enum class Heading : std::uint8_t { Up, Right, Down, Left };

/// Of one who comes on by that section: a corner belongs to the near or the far edge.
Heading headingFrom(int entry, const Grid &grid = {});

/// The section at the opposite edge.
int oppositeOf(int entry, const Grid &grid = {});

/// One section further, as one who goes that way sees it; at the table's edge, no further.
int sectionTowards(int from, Heading heading, AmbushFrom direction, const Grid &grid = {});

/// Where a figure is after so many inches from the section it came on by. Off the far edge it comes on again by the edge to its
/// right (p. 14).
int sectionAfter(int entry, int inches, const Grid &grid = {});

/// Where both sides of a pursuit are.
struct PursuitPlaces {
    int runners = 0;
    int chasers = offTable;

    friend bool operator==(const PursuitPlaces &, const PursuitPlaces &) = default;
};

/// The Chasers are on the table where the Runners have come farther on it, in this crossing, than the distance between
/// them; where these make a stand, at the edge behind them at the latest.
PursuitPlaces placesIn(const Pursuit &pursuit, int entry, bool stand, const Grid &grid = {});

} // namespace muster
