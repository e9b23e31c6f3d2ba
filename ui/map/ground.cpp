// SPDX-License-Identifier: MIT
#include "ui/map/ground.h"
#include "ui/look/painting.h"

#include "ui/map/sketch.h"

#include <QPolygonF>
#include <QtMath>

#include <algorithm>
#include <cmath>

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
    for (int dart = 0; dart < 200 && int(tufts.size()) < wanted; ++dart) {
        const QPointF foot(stream.real(room, side - room), stream.real(room + 4, side - room + 4));
        if (inCorner(foot, 4) || standing.touches(foot, 7) || anyNear(tufts, foot, nearest))
            continue;
        drawTuft(sketch, foot, stream);
        tufts.push_back(foot);
    }
}

/// Draws short lines from the edge of a height towards the edge of the one below.
static void drawHachures(const Sketch &sketch, const Blob &upper, const Blob &lower, int count, Stream &stream)
{
    for (int i = 0; i < count; ++i) {
        const qreal share = qreal(i) / count;
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

static constexpr qreal teethApart = 5;
static constexpr qreal hatchesApart = 8;

/// Draws teeth from the outline inwards, alternately longer and shorter, as on a cliff seen from above.
static void drawTeeth(const Sketch &sketch, const Blob &foot, Stream &stream)
{
    const int count = qRound(foot.path().length() / teethApart);
    for (int i = 0; i < count; ++i) {
        const QPointF from = foot.at(qreal(i) / count);
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

struct Rock {
    QPointF foot; ///< middle of the flat side
    qreal half = 0; ///< half of the width
};

static std::vector<Rock> strewRocks(const QPainterPath &patch, const Standing &standing, Stream &stream)
{
    const int wanted = stream.whole(12, 14);
    std::vector<Rock> rocks;
    std::vector<QPointF> taken;
    const QRectF ground = patch.boundingRect().adjusted(16, 22, -16, -8);
    for (int dart = 0; dart < 1000 && int(rocks.size()) < wanted; ++dart) {
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

/// Draws the patch of land for woods and rough ground, with a dashed edge. Returns its outline.
static QPainterPath drawPatch(const Sketch &sketch, Stream &stream)
{
    const QPainterPath outline = Blob(QPointF(side / 2, side / 2), 0.44 * side, stream).path();
    QPen dashes(sketch.inks.edge, sketch.weight);
    dashes.setDashPattern({2, 3});
    outlined(sketch.painter, dashes, sketch.inks.land).drawPath(outline);
    return outline;
}

void drawRough(const Sketch &sketch, const Standing &standing, Stream &stream)
{
    const QPainterPath patch = drawPatch(sketch, stream);
    const QRectF ground = patch.boundingRect().adjusted(10, 10, -10, -10);
    filled(sketch.painter, sketch.inks.pencil);
    for (int i = 0; i < 22; ++i) {
        const QPointF dot(stream.real(ground.left(), ground.right()), stream.real(ground.top(), ground.bottom()));
        if (patch.contains(dot) && !inCorner(dot, 2) && !standing.touches(dot, 4))
            sketch.painter.drawEllipse(dot, 0.9 * sketch.weight, 0.9 * sketch.weight);
    }
    std::vector<Rock> rocks = strewRocks(patch, standing, stream);
    std::ranges::sort(rocks, [](const Rock &a, const Rock &b) { return a.foot.y() < b.foot.y(); });
    for (const Rock &rock : rocks)
        drawRock(sketch, rock, stream);
}

struct Tree {
    QPointF centre; ///< centre of the canopy
    qreal radius = 0;
    qreal turn = 0; ///< rotation of the canopy, in radians

    QPointF foot() const { return centre + QPointF(0, 1.5 * radius); }
};

struct Planting {
    std::size_t most = 0;
    qreal nearest = 0; ///< least distance between trees
};

static constexpr Planting woods{30, 0.118 * side};
static constexpr Planting aFew{11, 0.17 * side};
static constexpr qreal smallestTree = 0.058 * side;
static constexpr qreal largestTree = 0.076 * side;

/// Plants trees by throwing darts at the patch.
static std::vector<Tree> plantTrees(const QPainterPath &patch, const Planting &planting, const Standing &standing,
                                    Stream &stream)
{
    std::vector<Tree> trees;
    std::vector<QPointF> taken;
    const QRectF ground = patch.boundingRect() & QRectF(14, 14, side - 28, side - 34);
    for (int dart = 0; dart < 1500 && trees.size() < planting.most; ++dart) {
        const Tree tree{{stream.real(ground.left(), ground.right()), stream.real(ground.top(), ground.bottom())},
                        stream.real(smallestTree, largestTree),
                        stream.real(0, M_PI / 3)};
        if (!patch.contains(tree.centre) || inCorner(tree.centre, 7) || standing.touches(tree.centre, 16)
            || standing.touches(tree.foot(), 0) || anyNear(taken, tree.centre, planting.nearest))
            continue;
        trees.push_back(tree);
        taken.push_back(tree.centre);
    }
    return trees;
}

/// Returns six arcs over a ring of six points.
static QPainterPath canopy(const Tree &tree)
{
    const qreal ring = 0.82 * tree.radius;
    const qreal bulge = 0.46 * tree.radius;
    const qreal chordAt = ring * std::cos(M_PI / 6);
    const qreal arcAt = chordAt - std::sqrt(bulge * bulge - ring * ring / 4); // an arc's centre, from the tree's
    const qreal half = qRadiansToDegrees(std::asin(ring / 2 / bulge));
    QPainterPath path;
    for (int i = 0; i < 6; ++i) {
        const qreal angle = tree.turn + i * M_PI / 3;
        const QPointF centre = tree.centre + QPointF(std::cos(angle), std::sin(angle)) * arcAt;
        const QRectF circle(centre.x() - bulge, centre.y() - bulge, 2 * bulge, 2 * bulge);
        const qreal degrees = -qRadiansToDegrees(angle); // Qt counts degrees anticlockwise
        if (i == 0)
            path.arcMoveTo(circle, degrees + half);
        path.arcTo(circle, degrees + half, -2 * half);
    }
    path.closeSubpath();
    return path;
}

static void drawTree(const Sketch &sketch, const Tree &tree)
{
    QPainter &painter = sketch.painter;
    const qreal r = tree.radius;
    sketch.draw(sketch.inks.ink, 1.5);
    painter.drawLine(tree.centre + QPointF(0, 0.8 * r), tree.foot());
    sketch.draw(sketch.inks.ink, 1.15, sketch.inks.paper);
    painter.drawPath(canopy(tree));

    sketch.draw(sketch.inks.ink, 0.9);
    const auto arc = [&](QPointF offset, qreal radius, int from, int span) {
        const QPointF centre = tree.centre + offset * r;
        painter.drawArc(QRectF(centre.x() - radius * r, centre.y() - radius * r, 2 * radius * r, 2 * radius * r),
                        from * 16, span * 16);
    };
    arc({0.28, -0.02}, 0.36, -62, 78);
    arc({0.06, 0.34}, 0.34, -88, 76);
}

/// Draws the trees from far to near.
static void drawTrees(const Sketch &sketch, std::vector<Tree> trees)
{
    std::ranges::sort(trees, [](const Tree &a, const Tree &b) { return a.centre.y() < b.centre.y(); });
    for (const Tree &tree : trees)
        drawTree(sketch, tree);
}

void drawWoods(const Sketch &sketch, const Standing &standing, Stream &stream)
{
    const QPainterPath patch = drawPatch(sketch, stream);
    drawTrees(sketch, plantTrees(patch, woods, standing, stream));
}

void drawWoodedHill(const Sketch &sketch, const Standing &standing, Stream &stream)
{
    const QPainterPath foot = drawHill(sketch, stream);
    drawTrees(sketch, plantTrees(foot, aFew, standing, stream));
}

} // namespace muster::terrain
