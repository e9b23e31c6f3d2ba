// SPDX-License-Identifier: MIT
#include "ui/aftermath/beforeafterdrawing.h"

#include "ui/aftermath/beforeafter.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"

#include <QPainter>

namespace muster {

namespace drawing {

void change(QPainter &painter, QPointF left, const Inks &inks)
{
    constexpr qreal length = 19;
    painter.setPen(QPen(inks.pencil, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF tip = left + QPointF(length, 0);
    painter.drawLine(left, tip);
    painter.drawPolyline(QPolygonF({tip - QPointF(6, 5), tip, tip - QPointF(6, -5)}));
}

void toCome(QPainter &painter, const QRectF &place, bool wanted, const Inks &inks)
{
    constexpr qreal openDie = 22;
    if (wanted) {
        die(painter, {place.left(), place.center().y() - openDie / 2, openDie, openDie}, 0, DieLook::ToCome, false,
            inks);
        return;
    }
    painter.setFont(fontFor(TextUse::RepRow));
    painter.setPen(inks.pencil);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("…"));
}

} // namespace drawing

QString inWords(const BeforeAfterRow &row)
{
    const QString told = QStringLiteral("%1: %2").arg(row.name, row.headline);
    return row.detail.isEmpty() ? told : QStringLiteral("%1. %2").arg(told, row.detail);
}

} // namespace muster
