// SPDX-License-Identifier: MIT
#include "ui/map/sketch.h"

namespace muster::terrain {

void Sketch::draw(const QColor &line, qreal width, const QBrush &fill) const
{
    painter.setPen(QPen(line, width * weight, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(fill);
}

bool inCorner(QPointF point, qreal room)
{
    const qreal fromSide = qMin(point.x(), side - point.x());
    return fromSide < cornerWidth + room && point.y() < cornerHeight + room;
}

} // namespace muster::terrain
