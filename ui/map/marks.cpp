// SPDX-License-Identifier: MIT
#include "ui/map/marks.h"

#include "model/systems/campaignsystem.h"
#include "ui/look/icon.h"
#include "ui/map/arrangement.h"
#include "ui/map/lettering.h"

#include <QPolygonF>

namespace muster::terrain {

void drawGrid(const Sketch &sketch, const Grid &grid)
{
    const QRectF table = tableOf(grid);
    QPen dots(sketch.inks.pencil, 1.5 * sketch.weight, Qt::CustomDashLine, Qt::FlatCap);
    dots.setDashPattern({1, 4 / 1.5});
    sketch.painter.setPen(dots);
    for (int i = 1; i < grid.columns; ++i)
        sketch.painter.drawLine(QPointF(i * side, 2), QPointF(i * side, table.bottom() - 2));
    for (int i = 1; i < grid.rows; ++i)
        sketch.painter.drawLine(QPointF(2, i * side), QPointF(table.right() - 2, i * side));
    QPen frame(sketch.inks.ink, 2 * sketch.weight);
    frame.setJoinStyle(Qt::MiterJoin);
    sketch.painter.setPen(frame);
    sketch.painter.setBrush(Qt::NoBrush);
    const qreal half = sketch.weight;
    sketch.painter.drawRect(table.adjusted(half, half, -half, -half));
}

void drawNumber(const Sketch &sketch, int number)
{
    const qreal scale = sketch.weight;
    const QRectF place(5, 5, 19 * scale, 19 * scale);
    sketch.painter.setPen(QPen(sketch.inks.edge, scale));
    sketch.painter.setBrush(sketch.inks.paper);
    sketch.painter.drawRoundedRect(place, 4 * scale, 4 * scale);
    sketch.painter.setPen(sketch.inks.ink);
    Lettering(TextUse::BodyBold, 13 * scale).draw(sketch.painter, place, Qt::AlignCenter, QString::number(number));
}

void drawWords(const Sketch &sketch, const QString &words)
{
    if (words.isEmpty())
        return;
    const Lettering lettering(TextUse::BodyBold, 12 * sketch.weight);
    const qreal room = side - 12;
    const qreal width = qMin(room, lettering.width(words) + 6);
    const qreal height = 16 * sketch.weight;
    const QRectF place((side - width) / 2, side - height - 3, width, height);
    sketch.painter.setPen(Qt::NoPen);
    sketch.painter.setBrush(sketch.inks.paper);
    sketch.painter.drawRoundedRect(place, 4, 4);
    sketch.painter.setPen(sketch.inks.ink);
    lettering.draw(sketch.painter, place, Qt::AlignCenter, words);
}

QRectF lockSquare(qreal weight)
{
    const qreal size = 23 * weight;
    return {side - 5 - size, 5, size, size};
}

void drawLock(const Sketch &sketch, bool kept)
{
    const QRectF place = lockSquare(sketch.weight);
    const qreal scale = sketch.weight;
    sketch.painter.setPen(QPen(kept ? sketch.inks.ink : sketch.inks.edge, scale));
    sketch.painter.setBrush(kept ? sketch.inks.ink : sketch.inks.paper);
    sketch.painter.drawRoundedRect(place, 4 * scale, 4 * scale);
    const qreal inset = 4.5 * scale;
    drawIcon(sketch.painter, kept ? QStringLiteral("lock") : QStringLiteral("unlock"),
             place.adjusted(inset, inset, -inset, -inset), kept ? sketch.inks.paper : sketch.inks.pencil);
}

/// Words in one line around a point, between two arrows.
static void drawEdgeWords(const Sketch &sketch, QPointF centre, qreal third, const QString &words, bool bold)
{
    const qreal half = third / 2 - 10 * sketch.weight;
    const qreal size = qMin(14 * sketch.weight, 17.5 * third / side);
    sketch.painter.setPen(bold ? sketch.inks.accent : sketch.inks.pencil);
    Lettering(bold ? TextUse::BodyBold : TextUse::Body, size)
        .draw(sketch.painter, QRectF(centre.x() - half, centre.y() - size, 2 * half, 2 * size), Qt::AlignCenter, words);
}

/// An arrowhead that points up, turned by so many degrees.
static void drawArrow(const Sketch &sketch, QPointF centre, qreal degrees, const QColor &colour)
{
    const qreal half = 7 * sketch.weight;
    const qreal tip = 4.5 * sketch.weight;
    sketch.painter.save();
    sketch.painter.translate(centre);
    sketch.painter.rotate(degrees);
    sketch.painter.setPen(Qt::NoPen);
    sketch.painter.setBrush(colour);
    sketch.painter.drawPolygon(QPolygonF{{{0, -tip}, {half, tip}, {-half, tip}}});
    sketch.painter.restore();
}

/// Who and where, between three arrows if the side enters; a narrow table has the one in the middle.
static void drawEdge(const Sketch &sketch, const Grid &grid, qreal y, bool up, const TableEdge &edge)
{
    // A narrow table has room for words at both sides, but nobody enters there.
    const qreal third = longerSide(grid) * side / 3;
    const qreal left = (grid.columns * side - 3 * third) / 2;
    for (int i = 0; edge.enters && i < 3; ++i) {
        const qreal x = left + (i + 0.5) * third;
        if (x > third / 4 && x < grid.columns * side - third / 4) // they point at the table, not past it
            drawArrow(sketch, QPointF(x, y), up ? 0 : 180, sketch.inks.accent);
    }
    drawEdgeWords(sketch, QPointF(left + third, y), third, edge.who, true);
    drawEdgeWords(sketch, QPointF(left + 2 * third, y), third, edge.where, false);
}

static SidesOnMap sidesOf(const Encounter &encounter)
{
    return systemOf(encounter).sidesOnMap(encounter);
}

void drawEdges(const Sketch &sketch, const Encounter &encounter, const TableEdges &edges)
{
    const qreal w = sketch.weight;
    const Grid &grid = encounter.setup.grid;
    const qreal below = grid.rows * side;
    // Where the encounter itself was rolled up, a bar would name an edge that nobody has chosen.
    const SidesOnMap sides = sidesOf(encounter);
    if (!sides.dealt)
        sketch.painter.fillRect(QRectF(0, below + 4 * w, grid.columns * side, 5 * w), sketch.inks.accent);
    if (sides.below == SidesOnMap::Below::Yours) {
        drawEdge(sketch, grid, below + 20 * w, true, edges.yours);
        drawEdge(sketch, grid, -10 * w, false, edges.theirs);
        return;
    }
    const bool runs = sides.below == SidesOnMap::Below::YoursThenTheirs;
    drawEdge(sketch, grid, below + 20 * w, true, runs ? edges.yours : edges.theirs);
    drawEdge(sketch, grid, below + 42 * w, true, runs ? edges.theirs : edges.yours);
}

void drawAllRound(const Sketch &sketch, const Grid &grid, const QRectF &section)
{
    const qreal away = side / 2 + 12 * sketch.weight;
    for (int quarter = 0; quarter < 4; ++quarter) {
        const QPointF out = quarter == 0 ? QPointF(0, 1)
            : quarter == 1               ? QPointF(-1, 0)
            : quarter == 2               ? QPointF(0, -1)
                                         : QPointF(1, 0);
        for (const qreal along : {-0.25 * side, 0.0, 0.25 * side}) {
            const QPointF place = section.center() + away * out + along * QPointF(out.y(), out.x());
            if (tableOf(grid).contains(place))
                drawArrow(sketch, place, 90 * quarter, sketch.inks.ink);
        }
    }
}

qreal roomAbove(const Encounter &encounter)
{
    return sidesOf(encounter).theirsAbove ? 22 : 0;
}

qreal roomBelow(const Encounter &encounter)
{
    return sidesOf(encounter).below == SidesOnMap::Below::Yours ? 32 : 54;
}

} // namespace muster::terrain
