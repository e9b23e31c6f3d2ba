// SPDX-License-Identifier: MIT
#include "ui/map/camper.h"

namespace muster::terrain {

void drawCamper(const Sketch &sketch, const House &home)
{
    QPainter &painter = sketch.painter;
    const qreal width = home.size.width();
    const qreal height = home.size.height() * 0.72;
    painter.save();
    painter.translate(home.centre);
    painter.rotate(home.degrees / 2);
    const QRectF body(-width / 2, -height / 2, width * 0.8, height);
    QPainterPath outline;
    outline.addRoundedRect(body, 4, 4);
    QPainterPath cab;
    cab.moveTo(body.right(), body.top() + height * 0.35);
    cab.lineTo(body.right() + width * 0.12, body.top() + height * 0.4);
    cab.lineTo(body.right() + width * 0.2, body.bottom() - height * 0.28);
    cab.lineTo(body.right() + width * 0.2, body.bottom());
    cab.lineTo(body.right(), body.bottom());
    cab.closeSubpath();
    sketch.draw(sketch.inks.ink, 1.4, sketch.inks.paper);
    painter.drawPath(cab);
    painter.drawPath(outline);
    sketch.draw(sketch.inks.ink, 1);
    for (const qreal at : {0.12, 0.42}) {
        painter.drawRect(
            QRectF(body.left() + at * body.width(), body.top() + height * 0.2, body.width() * 0.2, height * 0.26));
    }
    painter.drawRect(
        QRectF(body.left() + 0.74 * body.width(), body.top() + height * 0.22, body.width() * 0.16, height * 0.78));
    const qreal wheel = height * 0.17;
    sketch.draw(sketch.inks.ink, 1.3, sketch.inks.paper);
    for (const qreal at : {-0.27, 0.25})
        painter.drawEllipse(QPointF(at * width, body.bottom()), wheel, wheel);
    sketch.draw(sketch.inks.ink, 1, sketch.inks.ink);
    for (const qreal at : {-0.27, 0.25})
        painter.drawEllipse(QPointF(at * width, body.bottom()), 1, 1);
    painter.restore();
}

} // namespace muster::terrain
