// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/roads.h"
#include "ui/map/water.h"

namespace muster::terrain {

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

Ways layWays(const Encounter &encounter);

/// Water first, roads over it, then the bridges; last the words on the rivers, clear of the PEFs.
void drawWays(const Sketch &sketch, const Ways &ways, const std::vector<QPointF> &pefs);

} // namespace muster::terrain
