// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/kind.h"

#include <QPointF>
#include <QRectF>

namespace muster::terrain {

/// Where a section is drawn: its column and row, 0 to 2 from the upper left.
struct Cell {
    int column = 0;
    int row = 0;
};

/// Raid-defend's table is turned (R26).
Cell cellOf(EncounterKind kind, int section);

/// Its square in the map's scale, the table's upper left corner being the origin.
QRectF squareOf(Cell cell);

} // namespace muster::terrain
