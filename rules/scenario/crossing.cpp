// SPDX-License-Identifier: MIT
#include "rules/scenario/crossing.h"

#include <algorithm>

namespace muster {

namespace {

constexpr int sectionInches = 12;

Heading turned(Heading heading, int quartersToTheRight)
{
    return static_cast<Heading>((static_cast<int>(heading) + quartersToTheRight) % 4);
}

int nextSection(const Grid &grid, int from, Heading heading)
{
    switch (heading) {
    case Heading::Up:
        return grid.row(from) > 0 ? from - grid.columns : from;
    case Heading::Right:
        return grid.column(from) < grid.columns - 1 ? from + 1 : from;
    case Heading::Down:
        return grid.row(from) < grid.rows - 1 ? from + grid.columns : from;
    case Heading::Left:
        return grid.column(from) > 0 ? from - 1 : from;
    }
    Q_UNREACHABLE();
}

/// Returns the middle section of the edge from which this heading leads across the table.
int middleOfEdge(const Grid &grid, Heading heading)
{
    switch (heading) {
    case Heading::Up:
        return grid.middleOfNearRow();
    case Heading::Right:
        return grid.middleOfLeftColumn();
    case Heading::Down:
        return grid.middleOfFarRow();
    case Heading::Left:
        return grid.middleOfRightColumn();
    }
    Q_UNREACHABLE();
}

int inchesAcross(const Grid &grid, Heading heading)
{
    const bool along = heading == Heading::Up || heading == Heading::Down;
    return (along ? grid.rows : grid.columns) * sectionInches;
}

/// The crossing of the table that is under way after some inches: its heading and its progress.
struct Crossing {
    Heading heading = Heading::Up;
    int from = 0; ///< section at which it began
    int inches = 0; ///< distance covered in this crossing
};

Crossing crossingAfter(int entry, int inches, const Grid &grid)
{
    Crossing now{headingFrom(entry, grid), entry, inches};
    while (now.inches >= inchesAcross(grid, now.heading)) {
        now.inches -= inchesAcross(grid, now.heading);
        now.heading = turned(now.heading, 3);
        now.from = middleOfEdge(grid, now.heading);
    }
    return now;
}

} // namespace

Heading headingFrom(int entry, const Grid &grid)
{
    const int row = grid.row(entry);
    if (row == grid.rows - 1)
        return Heading::Up;
    if (row == 0)
        return Heading::Down;
    if (grid.column(entry) == 0)
        return Heading::Right;
    return grid.column(entry) == grid.columns - 1 ? Heading::Left : Heading::Up;
}

int oppositeOf(int entry, const Grid &grid)
{
    const Heading heading = headingFrom(entry, grid);
    int section = entry;
    for (int next = nextSection(grid, section, heading); next != section; next = nextSection(grid, section, heading))
        section = next;
    return section;
}

int sectionTowards(int from, Heading heading, AmbushFrom direction, const Grid &grid)
{
    switch (direction) {
    case AmbushFrom::Front:
        return nextSection(grid, from, heading);
    case AmbushFrom::Right:
        return nextSection(grid, from, turned(heading, 1));
    case AmbushFrom::Rear:
        return nextSection(grid, from, turned(heading, 2));
    case AmbushFrom::Left:
        return nextSection(grid, from, turned(heading, 3));
    case AmbushFrom::Concealed:
        return from;
    }
    Q_UNREACHABLE();
}

int sectionAfter(int entry, int inches, const Grid &grid)
{
    const Crossing now = crossingAfter(entry, inches, grid);
    int section = now.from;
    for (int left = now.inches; left >= sectionInches; left -= sectionInches)
        section = nextSection(grid, section, now.heading);
    return section;
}

PursuitPlaces placesIn(const Pursuit &pursuit, int entry, bool stand, const Grid &grid)
{
    const int runners = std::max(0, pursuit.inches);
    const int crossing = runners - crossingAfter(entry, runners, grid).inches;
    const int chasers = runners - pursuit.distance;
    if (chasers < crossing && !stand)
        return {sectionAfter(entry, runners, grid), offTable};
    return {sectionAfter(entry, runners, grid), sectionAfter(entry, std::max(chasers, crossing), grid)};
}

} // namespace muster
