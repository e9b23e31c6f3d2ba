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
    qreal degrees = 0; ///< slight rotation
    bool objective = false;

    /// Returns the upright rectangle around the house, without the flag.
    QRectF bounds() const;
};

/// The things that the houses of a section have to leave space for, and the number of houses.
struct Ground {
    int objectives = 0;
    int rolled = 0;
    qreal keptFree = 0; ///< height of a strip along the upper edge, for forces that enter there
    bool roadAcross = false; ///< a road from left to right, which has an objective above it
    bool wayDown = false; ///< a road or a river from above, which has an objective at its right
    QPainterPath ways = {}; ///< roads and water, on which no house stands

    bool isCrowded() const { return objectives > 0 && objectives + rolled > 1; }
};

/// Places the houses of a section: the objectives first, then those rolled. None overlaps another or an upper corner.
/// They get smaller if there are many.
std::vector<House> placeHouses(const Ground &ground, Stream &stream);

void drawHouse(const Sketch &sketch, const House &house);

/// Returns whether a circle of radius `room` around the point would touch a house.
bool touchesHouse(const std::vector<House> &houses, QPointF point, qreal room);

/// Returns whether one of the points is nearer than `distance`.
bool anyNear(const std::vector<QPointF> &points, QPointF point, qreal distance);

/// The obstacles that trees, rocks and grass keep away from, relative to the section.
struct Standing {
    const std::vector<House> &houses;
    QPainterPath ways; ///< roads and water, with a verge

    /// Returns whether a circle of radius `room` around the point would touch a house, or the point itself a road or
    /// water.
    bool touches(QPointF point, qreal room) const { return touchesHouse(houses, point, room) || ways.contains(point); }
};

} // namespace muster::terrain
