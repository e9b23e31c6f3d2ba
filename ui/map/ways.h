// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "ui/map/sketch.h"

#include <QPainterPath>
#include <QPolygonF>

namespace muster::terrain {

/// The middle lines of all roads, in the map's scale. Sections whose roads share an edge make one road: a line through
/// each row (or column) of them in its direction, the lines linked where they lie side by side (R45). A road that does
/// not end at the table's edge runs on a little over its section's.
QPainterPath layRoads(const Encounter &encounter);

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

struct Bridge {
    QPointF centre;
    qreal degrees = 0; ///< of whoever crosses it
    qreal length = 0;
};

/// Roads and water, which know no section's edge: laid out for the whole table, in the map's scale.
struct Ways {
    QPainterPath roads;
    std::vector<DrawnWater> waters;
    std::vector<Bridge> bridges; ///< where a road crosses, else where there is no ford

    /// What nothing else stands on, with a verge.
    QPainterPath ground() const;
};

/// How wide a river is and whether there is a ford, along its course and clear of what is drawn above it (R46). Nothing for
/// a lake.
void drawRiverWords(const Sketch &sketch, const DrawnWater &water, const std::vector<Bridge> &above);

Ways layWays(const Encounter &encounter);

/// Water first, roads over it, then the bridges; last the words on the rivers, clear of the PEFs.
void drawWays(const Sketch &sketch, const Ways &ways, const std::vector<QPointF> &pefs);

} // namespace muster::terrain
