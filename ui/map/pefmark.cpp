// SPDX-License-Identifier: MIT
#include "ui/map/pefmark.h"

#include "ui/map/lettering.h"

namespace muster {

void drawPef(QPainter &painter, QPointF centre, const Pef &pef, const QColor &colour, const Inks &inks, qreal scale)
{
    painter.save();
    painter.translate(centre);
    painter.scale(scale, scale);
    QPen ring(colour, 1.6);
    if (!pef.fixed)
        ring.setDashPattern({2.4, 1.6});
    painter.setPen(ring);
    painter.setBrush(inks.paper);
    const QRectF outer(-18.5, -18.5, 37, 37);
    const QRectF inner(-14, -14, 28, 28);
    if (pef.fixed)
        painter.drawRoundedRect(outer, 5, 5);
    else
        painter.drawEllipse(outer);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    if (pef.fixed)
        painter.drawRoundedRect(inner, 3, 3);
    else
        painter.drawEllipse(inner);
    painter.setPen(inks.paper);
    Lettering(TextUse::BodyBold, 17).draw(painter, outer, Qt::AlignCenter, QString::number(pef.id));
    painter.restore();
}

} // namespace muster
