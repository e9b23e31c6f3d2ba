// SPDX-License-Identifier: MIT
#include "ui/map/marks.h"

#include "model/systems/campaignsystem.h"
#include "ui/look/icon.h"
#include "ui/map/lettering.h"

#include <QPolygonF>

namespace muster::terrain {

static constexpr qreal all = 3 * side;

void drawGrid(const Sketch &sketch)
{
    QPen dots(sketch.inks.pencil, 1.5 * sketch.weight, Qt::CustomDashLine, Qt::FlatCap);
    dots.setDashPattern({1, 4 / 1.5});
    sketch.painter.setPen(dots);
    for (const qreal at : {side, 2 * side}) {
        sketch.painter.drawLine(QPointF(at, 2), QPointF(at, all - 2));
        sketch.painter.drawLine(QPointF(2, at), QPointF(all - 2, at));
    }
    QPen frame(sketch.inks.ink, 2 * sketch.weight);
    frame.setJoinStyle(Qt::MiterJoin);
    sketch.painter.setPen(frame);
    sketch.painter.setBrush(Qt::NoBrush);
    const qreal half = sketch.weight;
    sketch.painter.drawRect(QRectF(half, half, all - 2 * half, all - 2 * half));
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
static void drawWords(const Sketch &sketch, QPointF centre, const QString &words, bool bold)
{
    const qreal half = side / 2 - 10 * sketch.weight;
    sketch.painter.setPen(bold ? sketch.inks.accent : sketch.inks.pencil);
    Lettering(bold ? TextUse::BodyBold : TextUse::Body, qMin(14 * sketch.weight, 17.5))
        .draw(sketch.painter, QRectF(centre.x() - half, centre.y() - 14, 2 * half, 28), Qt::AlignCenter, words);
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

/// Who and where, between three arrows if the side enters.
static void drawEdge(const Sketch &sketch, qreal y, bool up, const TableEdge &edge)
{
    for (int i = 0; edge.enters && i < 3; ++i)
        drawArrow(sketch, QPointF((i + 0.5) * side, y), up ? 0 : 180, sketch.inks.accent);
    drawWords(sketch, QPointF(side, y), edge.who, true);
    drawWords(sketch, QPointF(2 * side, y), edge.where, false);
}

static SidesOnMap sidesOf(const Encounter &encounter)
{
    return systemOf(encounter).sidesOnMap(encounter);
}

void drawEdges(const Sketch &sketch, const Encounter &encounter, const TableEdges &edges)
{
    const qreal w = sketch.weight;
    // Where the encounter itself was rolled up, a bar would name an edge that nobody has chosen.
    const SidesOnMap sides = sidesOf(encounter);
    if (!sides.dealt)
        sketch.painter.fillRect(QRectF(0, all + 4 * w, all, 5 * w), sketch.inks.accent);
    if (sides.below == SidesOnMap::Below::Yours) {
        drawEdge(sketch, all + 20 * w, true, edges.yours);
        drawEdge(sketch, -10 * w, false, edges.theirs);
        return;
    }
    const bool runs = sides.below == SidesOnMap::Below::YoursThenTheirs;
    drawEdge(sketch, all + 20 * w, true, runs ? edges.yours : edges.theirs);
    drawEdge(sketch, all + 42 * w, true, runs ? edges.theirs : edges.yours);
}

void drawAllRound(const Sketch &sketch, const QRectF &section)
{
    const qreal away = side / 2 + 12 * sketch.weight;
    for (int quarter = 0; quarter < 4; ++quarter) {
        const QPointF out = quarter == 0 ? QPointF(0, 1)
            : quarter == 1               ? QPointF(-1, 0)
            : quarter == 2               ? QPointF(0, -1)
                                         : QPointF(1, 0);
        for (const qreal along : {-0.25 * side, 0.0, 0.25 * side}) {
            const QPointF place = section.center() + away * out + along * QPointF(out.y(), out.x());
            if (QRectF(0, 0, all, all).contains(place))
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
