// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/sketch.h"

#include <QPainterPath>
#include <QPointF>
#include <QSizeF>

#include <vector>

namespace muster::terrain {

struct House {
    QPointF centre;
    QSizeF size;
    qreal degrees = 0; ///< it is turned a little
    bool objective = false;

    /// The upright rectangle around it, the flag not included.
    QRectF bounds() const;
};

/// What a section has to hold.
struct Ground {
    int objectives = 0;
    int rolled = 0;
    qreal keptFree = 0; ///< a strip along the upper edge, for forces that enter there
    bool roadAcross = false; ///< from left to right: an objective stands above it
    bool wayDown = false; ///< a road or a river from above: an objective stands at its right
    QPainterPath ways = {}; ///< roads and water, on which no house stands

    bool isCrowded() const { return objectives > 0 && objectives + rolled > 1; }
};

/// Where the houses of a section stand: the objectives first, then those rolled. None overlaps another or an upper
/// corner. They get smaller where there are many.
std::vector<House> placeHouses(const Ground &ground, Stream &stream);

void drawHouse(const Sketch &sketch, const House &house);

/// Whether a point with this much room around it would touch a house.
bool touchesHouse(const std::vector<House> &houses, QPointF point, qreal room);

/// Whether one of the points is nearer than that.
bool anyNear(const std::vector<QPointF> &points, QPointF point, qreal distance);

/// What trees, rocks and grass keep off, in a section's own scale.
struct Standing {
    const std::vector<House> &houses;
    QPainterPath ways; ///< roads and water, with a verge

    /// Whether a point with this much room around it would touch a house, or the point itself a road or water.
    bool touches(QPointF point, qreal room) const { return touchesHouse(houses, point, room) || ways.contains(point); }
};

} // namespace muster::terrain
