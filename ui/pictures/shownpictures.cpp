// SPDX-License-Identifier: MIT
#include "ui/pictures/shownpictures.h"

#include "ui/look/icon.h"
#include "ui/look/painting.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainterPath>

namespace muster::drawing {

namespace {

constexpr qreal photographRadius = 4;

} // namespace

void photograph(QPainter &painter, const QRectF &place, const QPixmap &pixmap, const Inks &inks)
{
    const Stroke stroke(painter);
    const QRectF edge = place.adjusted(0.5, 0.5, -0.5, -0.5);
    if (!pixmap.isNull()) {
        QBrush brush(pixmap);
        // The pixmap is scaled to device pixels, so that it is as sharp as the screen.
        brush.setTransform(QTransform::fromTranslate(place.left(), place.top())
                               .scale(place.width() / pixmap.width(), place.height() / pixmap.height()));
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        filled(painter, brush).drawRoundedRect(edge, photographRadius, photographRadius);
    }
    outlined(painter, {inks.rule, 1}).drawRoundedRect(edge, photographRadius, photographRadius);
}

void noPhotograph(QPainter &painter, const QRectF &place, const IconName &icon, const Inks &inks)
{
    const Stroke stroke(painter);
    outlined(painter, {inks.edge, 1, Qt::CustomDashLine});
    QPen dashed = painter.pen();
    dashed.setDashPattern({3, 3});
    painter.setPen(dashed);
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), photographRadius, photographRadius);
    const qreal side = std::clamp(place.height() / 2, 13.0, 26.0);
    drawIcon(painter, icon, QRectF(place.center() - QPointF(side / 2, side / 2), QSizeF(side, side)), inks.pencil);
}

} // namespace muster::drawing

namespace muster {

namespace {

constexpr int mostKilobytes = 64 * 1024; ///< cache size for the pictures shown last

} // namespace

QImage unpackedPicture(const QByteArray &content, QSize box)
{
    QBuffer buffer;
    buffer.setData(content);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, pictureMimeType(content) == u"image/png" ? "png" : "jpeg");
    reader.setAutoDetectImageFormat(false);
    const QSize size = reader.size();
    // The hash proves that it is the picture that was added, but the campaign may come from somebody else.
    if (size.isEmpty() || size.width() > longestPictureSide || size.height() > longestPictureSide)
        return {};
    const QSize filling = size.scaled(box, Qt::KeepAspectRatioByExpanding).expandedTo({1, 1});
    reader.setScaledSize(filling);
    const QImage image = reader.read();
    return image.copy(QRect({(filling.width() - box.width()) / 2, (filling.height() - box.height()) / 2}, box));
}

ShownPictures::ShownPictures(QObject *parent)
    : QObject(parent)
    , m_known(mostKilobytes)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &ShownPictures::unpackNext);
}

void ShownPictures::setDocument(const CampaignDocument *document)
{
    m_document = document;
    m_known.clear();
    m_lost.clear();
    m_wanted.clear();
}

QString ShownPictures::keyOf(const Wanted &wanted)
{
    return QStringLiteral("%1 %2 %3").arg(wanted.sha256).arg(wanted.box.width()).arg(wanted.box.height());
}

QPixmap ShownPictures::pixmap(const Picture &picture, QSizeF box, qreal ratio)
{
    const Wanted wanted{picture.sha256, (box * ratio).toSize(), ratio};
    if (const QPixmap *known = m_known.object(keyOf(wanted)))
        return *known;
    if (m_document && !m_lost.contains(wanted.sha256) && !m_wanted.contains(wanted)) {
        m_wanted.append(wanted);
        m_next.start(0);
    }
    return {};
}

void ShownPictures::unpackNext()
{
    if (m_wanted.isEmpty() || !m_document)
        return;
    const Wanted wanted = m_wanted.takeFirst();
    const std::optional<QByteArray> content = m_document->picture(wanted.sha256);
    QPixmap pixmap = QPixmap::fromImage(content ? unpackedPicture(*content, wanted.box) : QImage());
    if (pixmap.isNull()) {
        m_lost.insert(wanted.sha256);
    } else {
        constexpr int bytesInAKilobyte = 1024;
        pixmap.setDevicePixelRatio(wanted.ratio);
        m_known.insert(keyOf(wanted), new QPixmap(pixmap),
                       1 + wanted.box.width() * wanted.box.height() * 4 / bytesInAKilobyte);
    }
    if (!m_wanted.isEmpty())
        m_next.start(0);
    emit changed();
}

} // namespace muster
