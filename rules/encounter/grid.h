// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <vector>

namespace muster {

/// The fewest and the most sections a table of the player's own may have (R95).
inline constexpr int fewestSections = 2;
inline constexpr int mostSections = 16;

/// How a table is parted into sections, numbered row by row from the far edge, each from left to right (R26). The books' has nine;
/// the player may lay out another (R95).
struct Grid {
    int columns = 3;
    int rows = 3;

    constexpr int count() const { return columns * rows; }
    constexpr bool isUsual() const { return *this == Grid(); }
    constexpr bool isPossible() const
    {
        return columns >= 1 && rows >= 1 && columns <= mostSections && rows <= mostSections && count() >= fewestSections
            && count() <= mostSections;
    }
    constexpr bool has(int section) const { return section >= 1 && section <= count(); }

    // From the upper left, beginning with 0.
    constexpr int column(int section) const { return (section - 1) % columns; }
    constexpr int row(int section) const { return (section - 1) / columns; }
    constexpr int section(int column, int row) const { return row * columns + column + 1; }

    constexpr int middleColumn() const { return (columns - 1) / 2; }
    constexpr int middle() const { return section(middleColumn(), (rows - 1) / 2); }
    constexpr int middleOfFarRow() const { return section(middleColumn(), 0); }
    constexpr int middleOfNearRow() const { return section(middleColumn(), rows - 1); }
    constexpr int middleOfLeftColumn() const { return section(0, (rows - 1) / 2); }
    constexpr int middleOfRightColumn() const { return section(columns - 1, (rows - 1) / 2); }
    /// The one with as much table on each side; 0 where there is none.
    constexpr int centre() const { return columns % 2 == 1 && rows % 2 == 1 ? middle() : 0; }
    /// Where the buildings of a raid stand (Swordplay pp. 29, 30).
    constexpr int objective() const { return middleOfFarRow(); }

    // The sections of an edge, its middle first.
    std::vector<int> farRow() const { return middleFirst(0); }
    std::vector<int> nearRow() const { return middleFirst(rows - 1); }
    /// The near edge, then the far one, then both sides.
    std::vector<int> edges() const
    {
        std::vector<int> all = nearRow();
        const auto add = [&](int section) {
            if (std::find(all.begin(), all.end(), section) == all.end())
                all.push_back(section);
        };
        for (const int section : farRow())
            add(section);
        for (int at = 1; at + 1 < rows; ++at) {
            add(section(0, at));
            add(section(columns - 1, at));
        }
        return all;
    }

    /// Between the middles of two sections, squared.
    constexpr int apart(int one, int other) const
    {
        const int across = column(one) - column(other);
        const int along = row(one) - row(other);
        return across * across + along * along;
    }

    friend constexpr bool operator==(const Grid &, const Grid &) = default;

private:
    std::vector<int> middleFirst(int at) const
    {
        std::vector<int> all{section(middleColumn(), at)};
        for (int column = 0; column < columns; ++column) {
            if (column != middleColumn())
                all.push_back(section(column, at));
        }
        return all;
    }
};

/// So many sections as near to a square as can be, the longer side towards the player.
constexpr Grid gridOf(int sections)
{
    int rows = 1;
    for (int side = 1; side * side <= sections; ++side) {
        if (sections % side == 0)
            rows = side;
    }
    return {sections / rows, rows};
}

} // namespace muster
