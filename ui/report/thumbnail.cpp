// SPDX-License-Identifier: MIT
#include "ui/report/thumbnail.h"

#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/report/mapimage.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

/// A map of this side shows trees and houses whole; it is drawn so large, and then made smaller.
constexpr qreal thumbnailSide = 300;

void paintThumbnailTable(QPainter &painter, const MapImage &map)
{
    QSizeF whole = map.size(thumbnailSide);
    qreal scale = 1;
    if (whole.height() > thumbnailSide * 1.25) // more than the edge below a square map, which may be cut
        scale = thumbnailSide / whole.height();
    painter.save();
    painter.translate((thumbnailSide - whole.width() * scale) / 2,
                      std::max(0.0, (thumbnailSide - whole.height() * scale) / 2));
    painter.scale(scale, scale);
    map.paint(painter, QRectF(QPointF(), whole));
    painter.restore();
}

QFont numberFont(qreal pixels)
{
    QFont font = fontFor(TextUse::CampaignName);
    font.setPixelSize(std::max(1, qRound(pixels)));
    return font;
}

/// The Star's Rep, and below it the others' in a line, or in as many as they need.
void paintThumbnailReps(QPainter &painter, const std::vector<int> &reps)
{
    const Inks &inks = lightInks();
    constexpr qreal star = 128;
    constexpr qreal margin = 24;
    if (reps.empty()) {
        drawIcon(painter, QStringLiteral("map"), {75, 75, 150, 150}, inks.edge);
        return;
    }
    const QRectF head(thumbnailSide / 2 - star / 2, reps.size() > 1 ? 30 : thumbnailSide / 2 - star / 2, star, star);
    painter.setPen(Qt::NoPen);
    painter.setBrush(inks.accent);
    painter.drawRoundedRect(head, 20, 20);
    painter.setPen(inks.paper);
    painter.setFont(numberFont(90));
    painter.drawText(head, Qt::AlignCenter, QString::number(reps.front()));
    if (reps.size() < 2)
        return;
    const auto others = static_cast<int>(reps.size()) - 1;
    const QRectF place(margin, 178, thumbnailSide - 2 * margin, thumbnailSide - 178 - margin);
    int inRow = std::min(others, 5);
    while (std::ceil(others / qreal(inRow)) * place.width() / inRow > place.height() && inRow < others)
        ++inRow;
    const qreal step = place.width() / std::max(inRow, 4);
    const qreal side = step * 0.86;
    painter.setFont(numberFont(side * 0.66));
    for (int i = 0; i < others; ++i) {
        const int row = i / inRow;
        const int here = std::min(inRow, others - row * inRow);
        const QRectF disc(thumbnailSide / 2 - here * step / 2 + (i % inRow) * step + (step - side) / 2,
                          place.top() + row * step, side, side);
        painter.setPen(QPen(inks.ink, 3));
        painter.setBrush(inks.paper);
        painter.drawEllipse(disc);
        painter.setPen(inks.ink);
        painter.drawText(disc, Qt::AlignCenter, QString::number(reps[static_cast<std::size_t>(i) + 1]));
    }
}

} // namespace

QByteArray drawThumbnail(const ThumbnailSource &source)
{
    QImage image(source.size, source.size, QImage::Format_RGB32);
    const Inks &inks = lightInks();
    image.fill(inks.paper);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(source.size / thumbnailSide, source.size / thumbnailSide);
    if (source.table)
        paintThumbnailTable(painter, MapImage(*source.table, source.pack));
    else
        paintThumbnailReps(painter, source.reps);
    painter.resetTransform();
    const qreal line = std::max(1.0, source.size / 128.0);
    painter.setPen(QPen(inks.ink, line));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(0, 0, source.size, source.size).adjusted(line / 2, line / 2, -line / 2, -line / 2));
    painter.end();
    QByteArray written;
    QBuffer buffer(&written);
    image.save(&buffer, "PNG");
    return written;
}

} // namespace muster
