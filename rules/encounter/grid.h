// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <vector>

namespace muster {

/// The limits for the number of sections of a table that the player lays out (R95).
inline constexpr int fewestSections = 2;
inline constexpr int mostSections = 16;

/// The division of a table into sections, numbered row by row from the far edge, in each row from left to right (R26).
/// The books use nine; the player may choose another number (R95).
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

    // Columns and rows are counted from the upper left, from 0.
    constexpr int column(int section) const { return (section - 1) % columns; }
    constexpr int row(int section) const { return (section - 1) / columns; }
    constexpr int section(int column, int row) const { return row * columns + column + 1; }

    constexpr int middleColumn() const { return (columns - 1) / 2; }
    constexpr int middle() const { return section(middleColumn(), (rows - 1) / 2); }
    constexpr int middleOfFarRow() const { return section(middleColumn(), 0); }
    constexpr int middleOfNearRow() const { return section(middleColumn(), rows - 1); }
    constexpr int middleOfLeftColumn() const { return section(0, (rows - 1) / 2); }
    constexpr int middleOfRightColumn() const { return section(columns - 1, (rows - 1) / 2); }
    /// Returns the section with as much table on each side; 0 if there is none.
    constexpr int centre() const { return columns % 2 == 1 && rows % 2 == 1 ? middle() : 0; }
    /// Returns the section with the buildings of a raid (Swordplay pp. 29, 30).
    constexpr int objective() const { return middleOfFarRow(); }

    // The sections of an edge, its middle first.
    std::vector<int> farRow() const { return middleFirst(0); }
    std::vector<int> nearRow() const { return middleFirst(rows - 1); }
    /// Returns all sections at the edges: those of the near edge, then the far edge, then both sides.
    std::vector<int> edges() const
    {
        std::vector<int> all = nearRow();
        const auto add = [&](int section) {
            if (std::ranges::find(all, section) == all.end())
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

    /// Returns the square of the distance between the middles of two sections, in sections.
    constexpr int apart(int one, int other) const
    {
        const int across = column(one) - column(other);
        const int along = row(one) - row(other);
        return across * across + along * along;
    }

    constexpr bool operator==(const Grid &) const = default;

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

/// Returns a grid of this many sections, as close to a square as possible. Its longer side is towards the player.
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
