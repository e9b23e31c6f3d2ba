// SPDX-License-Identifier: MIT
#include "ui/pictures/photograph.h"

#include "ui/look/icon.h"

#include <QPainterPath>

namespace muster::drawing {

namespace {

constexpr qreal photographRadius = 4;

} // namespace

void photograph(QPainter &painter, const QRectF &place, const QPixmap &pixmap, const Inks &inks)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF edge = place.adjusted(0.5, 0.5, -0.5, -0.5);
    if (!pixmap.isNull()) {
        QBrush brush(pixmap);
        // In the pixmap's pixels, so that it is as sharp as the screen.
        brush.setTransform(QTransform::fromTranslate(place.left(), place.top())
                               .scale(place.width() / pixmap.width(), place.height() / pixmap.height()));
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setPen(Qt::NoPen);
        painter.setBrush(brush);
        painter.drawRoundedRect(edge, photographRadius, photographRadius);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(inks.rule, 1));
    painter.drawRoundedRect(edge, photographRadius, photographRadius);
    painter.restore();
}

void noPhotograph(QPainter &painter, const QRectF &place, const QString &icon, const Inks &inks)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(inks.edge, 1, Qt::CustomDashLine));
    QPen dashed = painter.pen();
    dashed.setDashPattern({3, 3});
    painter.setPen(dashed);
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), photographRadius, photographRadius);
    const qreal side = std::clamp(place.height() / 2, 13.0, 26.0);
    drawIcon(painter, icon, QRectF(place.center() - QPointF(side / 2, side / 2), QSizeF(side, side)), inks.pencil);
    painter.restore();
}

} // namespace muster::drawing
