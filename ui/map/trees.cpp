// SPDX-License-Identifier: MIT
#include "ui/map/trees.h"

#include "ui/map/ground.h"
#include "ui/map/sketch.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace muster::terrain {

struct Tree {
    QPointF centre; ///< of its canopy
    qreal radius = 0;
    qreal turn = 0; ///< of the canopy, in radians

    QPointF foot() const { return centre + QPointF(0, 1.5 * radius); }
};

struct Planting {
    std::size_t most = 0;
    qreal nearest = 0; ///< from tree to tree
};

static constexpr Planting woods{30, 0.118 * side};
static constexpr Planting aFew{11, 0.17 * side};
static constexpr qreal smallestTree = 0.058 * side;
static constexpr qreal largestTree = 0.076 * side;

/// Trees by throwing darts at the patch.
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

/// Six arcs over a ring of six points.
static QPainterPath canopy(const Tree &tree)
{
    const qreal ring = 0.82 * tree.radius;
    const qreal bulge = 0.46 * tree.radius;
    const qreal chordAt = ring * std::cos(M_PI / 6);
    const qreal arcAt = chordAt - std::sqrt(bulge * bulge - ring * ring / 4); // centre of an arc, from the tree's
    const qreal half = qRadiansToDegrees(std::asin(ring / 2 / bulge));
    QPainterPath path;
    for (int i = 0; i < 6; ++i) {
        const qreal angle = tree.turn + i * M_PI / 3;
        const QPointF centre = tree.centre + QPointF(std::cos(angle), std::sin(angle)) * arcAt;
        const QRectF circle(centre.x() - bulge, centre.y() - bulge, 2 * bulge, 2 * bulge);
        const qreal degrees = -qRadiansToDegrees(angle); // Qt counts them against the clock
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

/// From far to near.
static void drawTrees(const Sketch &sketch, std::vector<Tree> trees)
{
    std::sort(trees.begin(), trees.end(), [](const Tree &a, const Tree &b) { return a.centre.y() < b.centre.y(); });
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
