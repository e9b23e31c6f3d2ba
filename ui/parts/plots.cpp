// SPDX-License-Identifier: MIT
#include "ui/parts/plots.h"

#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

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
    outlined(painter, {inks.edge, 1}).drawPath(pill);
    if (most > least) {
        painter.setPen({inks.ink, tickWidth});
        painter.drawLine(QPointF(upTo, track.top() - tickOver), QPointF(upTo, track.bottom() + tickOver));
    }
    painter.restore();
}

OddsBar::OddsBar()
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
    return {176, int(trackHeight + 2 * tickOver)};
}

QSize OddsBar::minimumSizeHint() const
{
    return {60, sizeHint().height()};
}

void OddsBar::paintEvent(QPaintEvent *)
{
    InkPainter painter(this);
    drawing::oddsBar(painter, {0.5, (height() - trackHeight) / 2, width() - 1.0, trackHeight}, m_least, m_most,
                     inksOf(palette()));
}

namespace {

constexpr qreal axisHeight = 22;
constexpr qreal barGap = 2;
constexpr qreal widestBar = 18;
constexpr double chanceDrawn = 0.995;
constexpr int leastNumbers = 10; // an axis of two numbers would look as if they were all there could be

} // namespace

CountPlot::CountPlot()
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CountPlot::load(const Distribution &odds, const QString &words)
{
    m_odds = odds;
    m_highest = 0;
    m_last = 0;
    double sofar = 0;
    for (int count = 0; count <= odds.most() && sofar < chanceDrawn; ++count) {
        sofar += odds.chanceOf(count);
        m_highest = std::max(m_highest, odds.chanceOf(count));
        m_last = count;
    }
    m_last = std::max(m_last, leastNumbers);
    setAccessibleName(words);
    update();
}

QSize CountPlot::sizeHint() const
{
    return {260, 96};
}

void CountPlot::paintEvent(QPaintEvent *)
{
    if (m_highest <= 0)
        return;
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    painter.setFont(fontFor(TextUse::ColumnHead));
    const qreal bottom = std::round(height() - axisHeight) + 0.5;
    const qreal apart = std::min(widestBar, (width() - 1.0) / (m_last + 1));
    const qreal bar = std::max(1.0, apart - barGap);
    const int every = std::max(1, int(std::ceil(painter.fontMetrics().horizontalAdvance(u'0') * 4 / apart)));
    const int step = every <= 1 ? 1 : every <= 5 ? 5 : (every + 9) / 10 * 10;
    for (int count = 0; count <= m_last; ++count) {
        const qreal left = 0.5 + count * apart;
        const qreal tall = (bottom - 4) * m_odds.chanceOf(count) / m_highest;
        const bool isUsual = count >= m_odds.quantile(lowerQuarter) && count <= m_odds.quantile(upperQuarter);
        outlined(painter, count == 0 ? QPen(inks.accent, 1.5) : QPen(Qt::NoPen),
                 count == 0    ? inks.paper
                     : isUsual ? inks.accent
                               : inks.wash2);
        if (tall > 0)
            painter.drawRect(QRectF(left, bottom - tall, bar, tall));
        painter.setPen(inks.pencil);
        if (count % step == 0)
            painter.drawText(QRectF(left + bar / 2 - 20, bottom + 3, 40, axisHeight - 3),
                             Qt::AlignHCenter | Qt::AlignTop, QString::number(count));
    }
    painter.setPen({inks.ink, 1.5});
    const qreal mean = std::round(0.5 + m_odds.mean() * apart + bar / 2) + 0.5;
    painter.drawLine(QPointF(mean, 4), QPointF(mean, bottom));
    painter.drawLine(QPointF(0, bottom), QPointF(width(), bottom));
}

} // namespace muster
