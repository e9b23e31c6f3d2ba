// SPDX-License-Identifier: MIT
#include "ui/paper/papermarks.h"

#include "model/story/words.h"
#include "ui/paper/papertype.h"

#include <QPolygonF>

namespace muster::paper {

static void line(QPainter &painter, const QColor &colour, qreal width, QPointF from, QPointF to)
{
    painter.setPen(QPen(colour, width));
    painter.drawLine(from, to);
}

void boxAt(QPainter &painter, QPointF leftMiddle, qreal side, bool ticked)
{
    const QRectF box(leftMiddle.x(), leftMiddle.y() - side / 2, side, side);
    painter.setPen(QPen(printInks().ink, 0.9));
    painter.setBrush(printInks().paper);
    painter.drawRoundedRect(box, side * 0.18, side * 0.18);
    if (!ticked)
        return;
    painter.setPen(QPen(printInks().ink, side * 0.15, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(
        QPolygonF{{box.topLeft() + QPointF(0.24, 0.53) * side, box.topLeft() + QPointF(0.43, 0.71) * side,
                   box.topLeft() + QPointF(0.77, 0.31) * side}});
}

void tickBox(QPainter &painter, const QRectF &place, bool ticked)
{
    boxAt(painter, QPointF(place.center().x() - boxSide / 2, place.center().y()), boxSide, ticked);
}

qreal boxes(QPainter &painter, QPointF leftMiddle, int count, qreal side, qreal width)
{
    const qreal step = side * 1.22;
    if (count * step > width) {
        const QRectF place(leftMiddle.x(), leftMiddle.y() - side, width, 2 * side);
        text(painter, place, Qt::AlignLeft | Qt::AlignVCenter, Style::BodyBold, words::dice(count, 6));
        return leftMiddle.x() + width;
    }
    for (int i = 0; i < count; ++i)
        boxAt(painter, leftMiddle + QPointF(i * step, 0), side);
    return leftMiddle.x() + count * step;
}

static void repRing(QPainter &painter, const QRectF &ring, int number, bool has)
{
    const Inks &inks = printInks();
    painter.setPen(QPen(has ? inks.ink : inks.rule, has ? 1.3 : 0.7));
    painter.setBrush(inks.paper);
    painter.drawEllipse(ring);
    text(painter, ring, Qt::AlignCenter, Style::Ring, QString::number(number), has ? inks.ink : inks.edge);
}

void repRings(QPainter &painter, QPointF leftMiddle, int rep)
{
    constexpr int rings = 6;
    constexpr qreal step = repRingsWidth / rings;
    constexpr qreal side = 12.6;
    const int first = qMax(1, rep - rings + 1); // a Rep beyond the books slides the row along
    for (int i = 0; i < rings; ++i) {
        const QRectF ring(leftMiddle.x() + i * step, leftMiddle.y() - side / 2, side, side);
        repRing(painter, ring, first + i, first + i <= rep);
    }
}

void numberRing(QPainter &painter, QPointF middle, int number)
{
    painter.setPen(QPen(printInks().ink, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(middle, 7.5, 7.5);
    text(painter, QRectF(middle.x() - 8, middle.y() - 8, 16, 16), Qt::AlignCenter, Style::BodyBold,
         QString::number(number));
}

void rowLine(QPainter &painter, const QRectF &row)
{
    line(painter, printInks().rule, 0.6, row.bottomLeft(), row.bottomRight());
}

void headLine(QPainter &painter, const QRectF &head)
{
    line(painter, printInks().ink, 1, head.bottomLeft(), head.bottomRight());
}

void writingLine(QPainter &painter, qreal left, qreal right, qreal y)
{
    line(painter, printInks().edge, 0.6, QPointF(left, y), QPointF(right, y));
}

} // namespace muster::paper
