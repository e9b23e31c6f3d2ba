// SPDX-License-Identifier: MIT
#include "ui/chronicle/outcomemark.h"

#include <QPainter>

namespace muster {

void outcomeMark(QPainter &painter, const QRectF &place, Outcome outcome, const Inks &inks)
{
    const bool success = outcome == Outcome::Success;
    painter.setPen(QPen(inks.ink, 1.5));
    painter.setBrush(success ? QBrush(inks.ink) : QBrush(Qt::NoBrush));
    painter.drawEllipse(place.adjusted(1, 1, -1, -1));
    painter.setPen(QPen(success ? inks.paper : inks.ink, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF c = place.center();
    if (success) {
        painter.drawPolyline(QPolygonF({c + QPointF(-4, 0.3), c + QPointF(-1.2, 3.2), c + QPointF(4.2, -2.8)}));
    } else {
        painter.drawLine(c + QPointF(-3, -3), c + QPointF(3, 3));
        painter.drawLine(c + QPointF(-3, 3), c + QPointF(3, -3));
    }
}

} // namespace muster
