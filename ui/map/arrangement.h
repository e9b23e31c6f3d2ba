// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "rules/encounter/kind.h"
#include "ui/map/houses.h"
#include "ui/map/ways.h"

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace muster::terrain {

/// Where a section is drawn: its column and row, from 0 at the upper left.
struct Cell {
    int column = 0;
    int row = 0;
};

/// Raid-defend's table is turned (R26).
Cell cellOf(const Encounter &encounter, int section);

/// How many sections the longer side has: the table is drawn as if it were a square of so many (R95).
int longerSide(const Grid &grid);

/// The whole table in the map's scale.
QRectF tableOf(const Grid &grid);

/// Its square in the map's scale, the table's upper left corner being the origin.
QRectF squareOf(Cell cell);

struct PlacedPef {
    Pef pef;
    QPointF centre;
};

/// What stands in a section, in the map's scale: worked out from the encounter alone, so that it is the same at every
/// size.
struct Arrangement {
    std::vector<House> houses;
    std::vector<PlacedPef> pefs;
    qreal pefScale = 1; ///< smaller where there is much to hold
};

/// Houses first, then the forces where they hide none of them: beside the building they are in, at the far edge where
/// they are yet to enter (R26), else about the middle, several side by side. `ways` are the section's roads and water.
/// `buildings`: those the encounter is about stand here, whether any were rolled or not.
Arrangement arrange(const Encounter &encounter, const Section &section, const QPainterPath &ways = {},
                    bool buildings = false);

/// What stands in each section of the table, in their order, off its roads and out of its water; `buildings` is the section of
/// those it is about.
std::vector<Arrangement> arrangeTable(const Encounter &encounter, const Ways &ways, int buildings = 0);

} // namespace muster::terrain
