// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/buildings.h"

#include <QPainterPath>

namespace muster::terrain {

/// What trees, rocks and grass keep off, in a section's own scale.
struct Standing {
    const std::vector<House> &houses;
    QPainterPath ways; ///< roads and water, with a verge

    /// Whether a point with this much room around it would touch a house, or the point itself a road or water.
    bool touches(QPointF point, qreal room) const { return touchesHouse(houses, point, room) || ways.contains(point); }
};

} // namespace muster::terrain
