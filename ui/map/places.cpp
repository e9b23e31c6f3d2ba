// SPDX-License-Identifier: MIT
#include "ui/map/places.h"

#include "ui/map/sketch.h"

namespace muster::terrain {

Cell cellOf(EncounterKind kind, int section)
{
    const int place = kind == EncounterKind::RaidDefend ? 9 - section : section - 1;
    return {place % 3, place / 3};
}

QRectF squareOf(Cell cell)
{
    return {cell.column * side, cell.row * side, side, side};
}

} // namespace muster::terrain
