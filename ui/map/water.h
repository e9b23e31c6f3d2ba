// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "ui/map/sketch.h"

#include <QPainterPath>
#include <QPolygonF>

namespace muster::terrain {

/// A river or a lake, in the map's scale.
struct DrawnWater {
    QPainterPath banks;
    QPolygonF course; ///< a river's middle, from the table's edge to its spring; empty for a lake
    qreal breadth = 0; ///< of a river at the table's edge
    River river; ///< as it was rolled up
    std::vector<QPointF> wavelets;
};

/// A river runs from the table's edge to the opposite edge of its section (R46). In a corner, which belongs to two edges,
/// the seed chooses, or the road, which it then crosses. In the middle of the table it is a lake, smaller where it shares
/// the section with houses or a road.
DrawnWater layWater(const Encounter &encounter, const Section &section);

void drawWater(const Sketch &sketch, const DrawnWater &water);

} // namespace muster::terrain
