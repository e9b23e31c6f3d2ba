// SPDX-License-Identifier: MIT
#include "ui/look/icon.h"
#include "ui/look/painting.h"

#include <QCache>
#include <QFile>
#include <QIconEngine>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace muster {

namespace {

/// Icons of this size or smaller get slightly heavier strokes; in pixels.
constexpr qreal smallIcon = 16;

/// Returns a cached renderer. Qt draws `currentColor` black, so the colour is written into the SVG before it is read.
QSvgRenderer *rendererFor(const QString &name, const QColor &colour, bool heavy)
{
    static QCache<QString, QSvgRenderer> cache(200);
    const QString key = name + colour.name(QColor::HexArgb) + (heavy ? u'h' : u'n');
    if (QSvgRenderer *known = cache.object(key))
        return known;

    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "icon", qPrintable(name));
    Q_UNUSED(opened)
    QByteArray drawing = file.readAll();
    drawing.replace("currentColor", colour.name().toLatin1());
    if (heavy)
        drawing.replace("stroke-width=\"1.75\"", "stroke-width=\"2\"");
    auto *renderer = new QSvgRenderer(drawing);
    cache.insert(key, renderer);
    return renderer;
}

/// An engine that draws an icon sharply at every device pixel ratio, and pale if it is disabled.
class IconEngine : public QIconEngine
{
public:
    IconEngine(QString name, const QColor &colour)
        : m_name(std::move(name))
        , m_colour(colour)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        painter->save();
        if (mode == QIcon::Disabled)
            painter->setOpacity(0.45);
        drawIcon(*painter, m_name, rect, m_colour);
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }

    /// Draws the icon; `size` is in device pixels.
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({0, 0}, size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new IconEngine(*this); }

private:
    QString m_name;
    QColor m_colour;
};

} // namespace

QPixmap iconPixmap(const IconName &name, int size, const QColor &colour, qreal ratio)
{
    const QString key =
        QStringLiteral("muster/%1/%2/%3/%4").arg(name).arg(size).arg(colour.name(QColor::HexArgb)).arg(ratio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;

    const int pixels = qRound(size * ratio);
    pixmap = QPixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    rendererFor(name, colour, size <= smallIcon)->render(&painter, QRectF(0, 0, pixels, pixels));
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QIcon iconFor(const IconName &name, const QColor &colour)
{
    return QIcon(new IconEngine(name, colour));
}

void drawIcon(QPainter &painter, const IconName &name, const QRectF &place, const QColor &colour)
{
    const Stroke stroke(painter);
    rendererFor(name, colour, place.width() <= smallIcon)->render(&painter, place);
}

} // namespace muster
