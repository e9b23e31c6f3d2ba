// SPDX-License-Identifier: MIT
#include "ui/map/crags.h"

#include "ui/map/blob.h"

#include <cmath>

namespace muster::terrain {

static constexpr qreal teethApart = 5;
static constexpr qreal hatchesApart = 8;

/// Teeth from the outline inwards, longer and shorter by turns, as a cliff seen from above.
static void drawTeeth(const Sketch &sketch, const Blob &foot, Stream &stream)
{
    const int count = qRound(foot.path().length() / teethApart);
    for (int i = 0; i < count; ++i) {
        const QPointF from = foot.at(static_cast<qreal>(i) / count);
        const QPointF inward = foot.centre() - from;
        const qreal length = stream.real(6, i % 2 ? 8 : 11);
        sketch.draw(sketch.inks.ink, i % 2 ? 0.9 : 1.3);
        sketch.painter.drawLine(from, from + inward * (length / std::hypot(inward.x(), inward.y())));
    }
}

static void drawCrossedHatching(const Sketch &sketch, const Blob &top)
{
    QPainter &painter = sketch.painter;
    painter.save();
    painter.setClipPath(top.path(), Qt::IntersectClip);
    sketch.draw(sketch.inks.ink, 0.7);
    for (qreal at = -side; at < 2 * side; at += hatchesApart) {
        painter.drawLine(QPointF(at, 0), QPointF(at + side, side));
        painter.drawLine(QPointF(at + side, 0), QPointF(at, side));
    }
    painter.restore();
}

void drawCrags(const Sketch &sketch, Stream &stream)
{
    const Blob foot(QPointF(side / 2, side / 2 + 3), 0.42 * side, stream);
    const Blob top = foot.smaller(foot.centre(), 0.31 * side, stream);
    sketch.draw(sketch.inks.ink, 1.3, sketch.inks.land2);
    sketch.painter.drawPath(foot.path());
    drawTeeth(sketch, foot, stream);
    sketch.draw(sketch.inks.ink, 1, sketch.inks.land);
    sketch.painter.drawPath(top.path());
    drawCrossedHatching(sketch, top);
}

} // namespace muster::terrain
