// SPDX-License-Identifier: MIT
#include "ui/map/rocks.h"

#include "ui/map/patch.h"

#include <QPolygonF>

#include <algorithm>

namespace muster::terrain {

struct Rock {
    QPointF foot; ///< the middle of its flat side
    qreal half = 0; ///< of its width
};

static std::vector<Rock> strewRocks(const QPainterPath &patch, const Standing &standing, Stream &stream)
{
    const int wanted = stream.whole(12, 14);
    std::vector<Rock> rocks;
    std::vector<QPointF> taken;
    const QRectF ground = patch.boundingRect().adjusted(16, 22, -16, -8);
    for (int dart = 0; dart < 1000 && static_cast<int>(rocks.size()) < wanted; ++dart) {
        const Rock rock{{stream.real(ground.left(), ground.right()), stream.real(ground.top(), ground.bottom())},
                        stream.real(5.5, 13)};
        if (!patch.contains(rock.foot) || !patch.contains(rock.foot + QPointF(rock.half + 3, 4))
            || !patch.contains(rock.foot + QPointF(-rock.half - 3, 4)) || inCorner(rock.foot, rock.half + 4)
            || standing.touches(rock.foot, rock.half + 4) || anyNear(taken, rock.foot, 24))
            continue;
        rocks.push_back(rock);
        taken.push_back(rock.foot);
    }
    return rocks;
}

static void drawRock(const Sketch &sketch, const Rock &rock, Stream &stream)
{
    const qreal w = rock.half;
    const qreal h = w * stream.real(1.05, 1.4);
    const auto at = [&](qreal x, qreal y) { return rock.foot + QPointF(x * w, -y * h); };
    const QPointF peak = at(stream.real(-0.3, -0.05), 1);
    const QPointF shoulder = at(stream.real(0.5, 0.65), stream.real(0.7, 0.85));
    sketch.draw(sketch.inks.ink, 1.2, sketch.inks.paper);
    sketch.painter.drawPolygon(QPolygonF{{at(-1, 0), at(-0.72, stream.real(0.5, 0.66)), peak, shoulder, at(1, 0)}});
    if (w < 6.5)
        return;

    const QPointF ridgeFoot = at(0.12, 0);
    sketch.draw(sketch.inks.ink, 1);
    sketch.painter.drawLine(peak, peak + (ridgeFoot - peak) * 0.55);
    for (const qreal share : {0.35, 0.62, 0.88}) {
        const QPointF top = peak + (shoulder - peak) * share + QPointF(w * 0.06, h * 0.16);
        const QPointF foot = at(0.12 + 0.72 * share, 0.04);
        sketch.painter.drawLine(top + (foot - top) * 0.2, foot);
    }
}

void drawRough(const Sketch &sketch, const Standing &standing, Stream &stream)
{
    const QPainterPath patch = drawPatch(sketch, stream);
    const QRectF ground = patch.boundingRect().adjusted(10, 10, -10, -10);
    sketch.painter.setPen(Qt::NoPen);
    sketch.painter.setBrush(sketch.inks.pencil);
    for (int i = 0; i < 22; ++i) {
        const QPointF dot(stream.real(ground.left(), ground.right()), stream.real(ground.top(), ground.bottom()));
        if (patch.contains(dot) && !inCorner(dot, 2) && !standing.touches(dot, 4))
            sketch.painter.drawEllipse(dot, 0.9 * sketch.weight, 0.9 * sketch.weight);
    }
    std::vector<Rock> rocks = strewRocks(patch, standing, stream);
    std::sort(rocks.begin(), rocks.end(), [](const Rock &a, const Rock &b) { return a.foot.y() < b.foot.y(); });
    for (const Rock &rock : rocks)
        drawRock(sketch, rock, stream);
}

} // namespace muster::terrain
