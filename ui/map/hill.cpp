// SPDX-License-Identifier: MIT
#include "ui/map/hill.h"

#include "ui/map/blob.h"

#include <cmath>

namespace muster::terrain {

/// Short lines from the edge of a height towards that of the one below.
static void drawHachures(const Sketch &sketch, const Blob &upper, const Blob &lower, int count, Stream &stream)
{
    for (int i = 0; i < count; ++i) {
        const qreal share = static_cast<qreal>(i) / count;
        const QPointF from = upper.at(share);
        const QPointF gap = lower.at(share) - from;
        const qreal away = std::hypot(gap.x(), gap.y());
        const qreal shade = (1 + (gap.x() + gap.y()) / (away * M_SQRT2)) / 2; // 1 at the lower right
        const qreal length = qBound(0.16, 0.16 + 0.46 * shade + stream.real(-0.05, 0.05), 0.62);
        sketch.draw(sketch.inks.ink, 0.7 + 0.5 * shade);
        sketch.painter.drawLine(from, from + gap * length);
    }
}

QPainterPath drawHill(const Sketch &sketch, Stream &stream)
{
    const QPointF shift(-0.03 * side, -0.03 * side);
    const QPointF centre(side / 2 + 1, side / 2 + 3);
    const Blob foot(centre, 0.42 * side, stream);
    const Blob slope = foot.smaller(centre + shift, 0.27 * side, stream);
    const Blob top = slope.smaller(centre + shift * 2, 0.13 * side, stream);

    sketch.draw(sketch.inks.ink, 1.3, sketch.inks.land2);
    sketch.painter.drawPath(foot.path());
    sketch.draw(sketch.inks.ink, 1, sketch.inks.land);
    sketch.painter.drawPath(slope.path());
    drawHachures(sketch, slope, foot, 64, stream);
    sketch.draw(sketch.inks.ink, 1, sketch.inks.paper);
    sketch.painter.drawPath(top.path());
    drawHachures(sketch, top, slope, 40, stream);
    return foot.path();
}

} // namespace muster::terrain
