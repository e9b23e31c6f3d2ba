// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "ui/map/sketch.h"

#include <QPainterPath>
#include <QPolygonF>

namespace muster::terrain {

/// Returns the middle lines of all roads, in the map's scale. Sections whose roads share an edge make one road: a line
/// through each row (or column) of them in its direction, the lines linked where they are side by side (R45). A road
/// that does not end at the table's edge extends a little beyond its section.
QPainterPath layRoads(const Encounter &encounter);

/// A river or a lake, in the map's scale.
struct DrawnWater {
    QPainterPath banks;
    QPolygonF course; ///< middle of a river, from the table's edge to its spring; empty for a lake
    qreal breadth = 0; ///< width of a river at the table's edge
    River river; ///< the river as it was rolled
    std::vector<QPointF> wavelets;
};

/// Lays out a river from the table's edge to the opposite edge of its section (R46). In a corner, which belongs to two
/// edges, the seed decides, or a road, which the river then crosses. In the middle of the table there is a lake
/// instead, which is smaller if it shares the section with houses or a road.
DrawnWater layWater(const Encounter &encounter, const Section &section);

void drawWater(const Sketch &sketch, const DrawnWater &water);

struct Bridge {
    QPointF centre;
    qreal degrees = 0; ///< direction of the road on it
    qreal length = 0;
};

/// Roads and water, which cross the edges of sections: laid out for the whole table, in the map's scale.
struct Ways {
    QPainterPath roads;
    std::vector<DrawnWater> waters;
    std::vector<Bridge> bridges; ///< at crossings of roads; a river with neither crossing nor ford has one

    /// Returns the area on which nothing else stands, with a verge.
    QPainterPath ground() const;
};

/// Writes along its course the width of a river and whether there is a ford, clear of things drawn above it (R46).
/// Writes nothing for a lake.
void drawRiverWords(const Sketch &sketch, const DrawnWater &water, const std::vector<Bridge> &above);

Ways layWays(const Encounter &encounter);

/// Draws water first, roads over it, then the bridges, and last the texts on the rivers, clear of the PEFs.
void drawWays(const Sketch &sketch, const Ways &ways, const std::vector<QPointF> &pefs);

} // namespace muster::terrain
