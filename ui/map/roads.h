// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "ui/map/sketch.h"

#include <QPainterPath>

namespace muster::terrain {

inline constexpr qreal roadWidth = 15;

/// The middle lines of all roads, in the map's scale. Sections whose roads share an edge make one road: a line through
/// each row (or column) of them in its direction, the lines linked where they lie side by side (R45). A road that does
/// not end at the table's edge runs on a little over its section's.
QPainterPath layRoads(const Encounter &encounter);

/// All of them at once, so that they run into each other where they meet.
void drawRoads(const Sketch &sketch, const QPainterPath &roads);

} // namespace muster::terrain
