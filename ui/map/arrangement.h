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

/// The position at which a section is drawn: column and row, from 0 at the upper left.
struct Cell {
    int column = 0;
    int row = 0;
};

/// Returns the position of a section. The table of Raid: Defend is turned (R26).
Cell cellOf(const Encounter &encounter, int section);

/// Returns the number of sections along the longer side. The table is drawn as if it were a square of that side (R95).
int longerSide(const Grid &grid);

/// Returns the rectangle of the whole table in the map's scale.
QRectF tableOf(const Grid &grid);

/// Returns the square of a position in the map's scale, relative to the table's upper left corner.
QRectF squareOf(Cell cell);

struct PlacedPef {
    Pef pef;
    QPointF centre;
};

/// The contents of a section, in the map's scale. They are computed from the encounter alone, so that they are the same
/// at every size.
struct Arrangement {
    std::vector<House> houses;
    std::vector<PlacedPef> pefs;
    qreal pefScale = 1; ///< smaller in a crowded section
};

/// Places the houses first, then the forces so that they hide no house: beside the building they are in, at the far
/// edge if they have not entered yet (R26), else near the middle, several side by side. `ways`: the section's roads and
/// water. `buildings`: the buildings that the encounter is about stand here, even if none were rolled.
Arrangement arrange(const Encounter &encounter, const Section &section, const QPainterPath &ways = {},
                    bool buildings = false);

/// Returns the contents of each section of the table, in their order, off its roads and out of its water. `buildings`:
/// the section of the buildings that the encounter is about; 0 for none.
std::vector<Arrangement> arrangeTable(const Encounter &encounter, const Ways &ways, int buildings = 0);

} // namespace muster::terrain
