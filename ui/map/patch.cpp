// SPDX-License-Identifier: MIT
#include "ui/map/patch.h"

#include "ui/map/blob.h"

namespace muster::terrain {

QPainterPath drawPatch(const Sketch &sketch, Stream &stream)
{
    const QPainterPath outline = Blob(QPointF(side / 2, side / 2), 0.44 * side, stream).path();
    QPen dashes(sketch.inks.edge, sketch.weight);
    dashes.setDashPattern({2, 3});
    sketch.painter.setPen(dashes);
    sketch.painter.setBrush(sketch.inks.land);
    sketch.painter.drawPath(outline);
    return outline;
}

} // namespace muster::terrain
