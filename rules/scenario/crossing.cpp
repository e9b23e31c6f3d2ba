// SPDX-License-Identifier: MIT
#include "rules/scenario/crossing.h"

#include <algorithm>
#include <array>

namespace muster {

namespace {

constexpr int sectionsAcross = 3;
constexpr int sectionInches = 12;
constexpr int tableInches = sectionsAcross * sectionInches;

Heading turned(Heading heading, int quartersToTheRight)
{
    return static_cast<Heading>((static_cast<int>(heading) + quartersToTheRight) % 4);
}

int nextSection(int from, Heading heading)
{
    const int row = (from - 1) / sectionsAcross;
    const int column = (from - 1) % sectionsAcross;
    switch (heading) {
    case Heading::Up:
        return row > 0 ? from - sectionsAcross : from;
    case Heading::Right:
        return column < sectionsAcross - 1 ? from + 1 : from;
    case Heading::Down:
        return row < sectionsAcross - 1 ? from + sectionsAcross : from;
    case Heading::Left:
        return column > 0 ? from - 1 : from;
    }
    Q_UNREACHABLE();
}

/// The middle of the edge from which one goes that way.
int middleOfEdge(Heading heading)
{
    static constexpr std::array middles{8, 4, 2, 6};
    return middles[static_cast<std::size_t>(heading)];
}

} // namespace

Heading headingFrom(int entry)
{
    const int row = (entry - 1) / sectionsAcross;
    if (row == 1 && entry != 5)
        return entry == 4 ? Heading::Right : Heading::Left;
    return row == 0 ? Heading::Down : Heading::Up;
}

int oppositeOf(int entry)
{
    const Heading heading = headingFrom(entry);
    return nextSection(nextSection(entry, heading), heading);
}

int sectionTowards(int from, Heading heading, AmbushFrom direction)
{
    switch (direction) {
    case AmbushFrom::Front:
        return nextSection(from, heading);
    case AmbushFrom::Right:
        return nextSection(from, turned(heading, 1));
    case AmbushFrom::Rear:
        return nextSection(from, turned(heading, 2));
    case AmbushFrom::Left:
        return nextSection(from, turned(heading, 3));
    case AmbushFrom::Concealed:
        return from;
    }
    Q_UNREACHABLE();
}

int sectionAfter(int entry, int inches)
{
    Heading heading = headingFrom(entry);
    int section = entry;
    for (; inches >= tableInches; inches -= tableInches) {
        heading = turned(heading, 3);
        section = middleOfEdge(heading);
    }
    for (; inches >= sectionInches; inches -= sectionInches)
        section = nextSection(section, heading);
    return section;
}

PursuitPlaces placesIn(const Pursuit &pursuit, int entry, bool stand)
{
    const int runners = std::max(0, pursuit.inches);
    const int crossing = runners - runners % tableInches;
    const int chasers = runners - pursuit.distance;
    if (chasers < crossing && !stand)
        return {sectionAfter(entry, runners), offTable};
    return {sectionAfter(entry, runners), sectionAfter(entry, std::max(chasers, crossing))};
}

} // namespace muster
