// SPDX-License-Identifier: MIT
#include "ui/parts/coursesign.h"

#include "ui/look/type.h"
#include "ui/texts.h"

#include <QPainter>

namespace muster {

qreal drawCourseSign(QPainter &painter, const QPointF &leftMiddle, CourseSign sign, const Inks &inks)
{
    painter.save();
    painter.setFont(fontFor(TextUse::BodyBold));
    const qreal side = painter.fontMetrics().height() + 4;
    const QRectF disc(leftMiddle.x() + 1, leftMiddle.y() - side / 2, side, side);
    painter.setPen(QPen(inks.ink, 1.5));
    painter.setBrush(sign == CourseSign::A ? QBrush(inks.ink) : QBrush(Qt::NoBrush));
    painter.drawEllipse(disc);
    painter.setPen(sign == CourseSign::A ? inks.paper : inks.ink);
    painter.drawText(disc, Qt::AlignCenter, sign == CourseSign::A ? ForecastText::tr("A") : ForecastText::tr("B"));
    painter.restore();
    return side + 2;
}

} // namespace muster
