// SPDX-License-Identifier: MIT
#include "ui/parts/oddsbar.h"

#include "ui/look/inks.h"

#include <QPainter>
#include <QPainterPath>

namespace muster {

namespace {

constexpr qreal trackHeight = 10;
constexpr qreal tickOver = 3;
constexpr qreal tickWidth = 1.5;

} // namespace

void drawing::oddsBar(QPainter &painter, const QRectF &track, double least, double most, const Inks &inks)
{
    QPainterPath pill;
    pill.addRoundedRect(track, track.height() / 2, track.height() / 2);
    const qreal upTo = track.left() + track.width() * most;
    painter.save();
    painter.setClipPath(pill, Qt::IntersectClip);
    painter.fillRect(QRectF(track.topLeft(), QPointF(upTo, track.bottom())), inks.wash2);
    painter.fillRect(QRectF(track.left(), track.top(), track.width() * least, track.height()), inks.accent);
    painter.restore();
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(inks.edge, 1));
    painter.drawPath(pill);
    if (most > least) {
        painter.setPen(QPen(inks.ink, tickWidth));
        painter.drawLine(QPointF(upTo, track.top() - tickOver), QPointF(upTo, track.bottom() + tickOver));
    }
    painter.restore();
}

OddsBar::OddsBar(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void OddsBar::setChances(double least, double most, const QString &words)
{
    m_least = least;
    m_most = std::max(least, most);
    setAccessibleName(words);
    update();
}

QSize OddsBar::sizeHint() const
{
    return {176, static_cast<int>(trackHeight + 2 * tickOver)};
}

QSize OddsBar::minimumSizeHint() const
{
    return {60, sizeHint().height()};
}

void OddsBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing::oddsBar(painter, {0.5, (height() - trackHeight) / 2, width() - 1.0, trackHeight}, m_least, m_most,
                     inksOf(palette()));
}

} // namespace muster
