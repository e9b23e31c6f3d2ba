// SPDX-License-Identifier: MIT
#include "ui/map/grass.h"

namespace muster::terrain {

static void drawTuft(const Sketch &sketch, QPointF foot, Stream &stream)
{
    for (const int blade : {-1, 0, 1}) {
        const qreal height = stream.real(3, 5);
        const QPointF tip(blade * stream.real(2.2, 3.4), blade == 0 ? -height - 0.6 : -height);
        sketch.painter.drawLine(foot + QPointF(blade * 0.9, 0), foot + tip);
    }
}

void drawGrass(const Sketch &sketch, const Standing &standing, Stream &stream)
{
    constexpr qreal room = 10;
    constexpr qreal nearest = 14;
    sketch.draw(sketch.inks.edge, 1);
    const int wanted = stream.whole(8, 13);
    std::vector<QPointF> tufts;
    for (int dart = 0; dart < 200 && static_cast<int>(tufts.size()) < wanted; ++dart) {
        const QPointF foot(stream.real(room, side - room), stream.real(room + 4, side - room + 4));
        if (inCorner(foot, 4) || standing.touches(foot, 7) || anyNear(tufts, foot, nearest))
            continue;
        drawTuft(sketch, foot, stream);
        tufts.push_back(foot);
    }
}

} // namespace muster::terrain
