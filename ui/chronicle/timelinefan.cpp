// SPDX-License-Identifier: MIT
#include "ui/chronicle/timelinefan.h"

#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/texts.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

constexpr qreal fanMonth = 34;
constexpr qreal fanNumbers = 34; ///< for those at its end

} // namespace

int TimelineFan::mostRep() const
{
    int most = 0;
    for (const FanMonth &month : m_months)
        most = std::max(most, month.rep.p90);
    return most;
}

/// The last battle's step ends half a month later.
qreal TimelineFan::width() const
{
    return m_months.empty() ? 0 : fanMonth * static_cast<qreal>(m_months.size() - 1) + fanNumbers;
}

QStringList TimelineFan::spoken(const QString &worth) const
{
    QStringList lines;
    for (const FanMonth &month : m_months)
        lines << ForecastText::tr("Forecast after %1: %2 %3, half of all runs %4 to %5, eight in ten %6 to %7.")
                     .arg(month.mark, worth)
                     .arg(month.rep.p50)
                     .arg(month.rep.p25)
                     .arg(month.rep.p75)
                     .arg(month.rep.p10)
                     .arg(month.rep.p90);
    return lines;
}

/// A step begins with its battle, in the middle of its month.
qreal TimelineFan::fromOf(std::size_t month, qreal battle, qreal end) const
{
    return month == 0 ? battle : end + (static_cast<qreal>(month) - 0.5) * fanMonth;
}

qreal TimelineFan::toOf(std::size_t month, qreal end) const
{
    const qreal last = end + static_cast<qreal>(m_months.size() - 1) * fanMonth;
    return std::min(end + (static_cast<qreal>(month) + 0.5) * fanMonth, last);
}

void TimelineFan::draw(QPainter &painter, qreal battle, qreal end, int now, const std::function<qreal(int)> &levelOf,
                       const Inks &inks) const
{
    if (m_months.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false); // or seams are seen between the months
    QPainterPath middle(QPointF(battle, levelOf(now)));
    for (std::size_t i = 0; i < m_months.size(); ++i) {
        const Spread &rep = m_months[i].rep;
        const qreal from = fromOf(i, battle, end);
        const qreal to = toOf(i, end);
        painter.fillRect(QRectF(QPointF(from, levelOf(rep.p90)), QPointF(to, levelOf(rep.p10))), inks.wash);
        painter.fillRect(QRectF(QPointF(from, levelOf(rep.p75)), QPointF(to, levelOf(rep.p25))), inks.wash2);
        middle.lineTo(from, levelOf(rep.p50));
        middle.lineTo(to, levelOf(rep.p50));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(inks.accent, 2, Qt::DotLine));
    painter.drawPath(middle);
    writeEnds(painter, toOf(m_months.size() - 1, end) + 5, levelOf, inks);
    painter.restore();
}

/// The middle's number where it is, the others' pushed away from it, or left out where there is no room for them.
void TimelineFan::writeEnds(QPainter &painter, qreal at, const std::function<qreal(int)> &levelOf,
                            const Inks &inks) const
{
    const Spread &last = m_months.back().rep;
    const qreal line = QFontMetricsF(fontFor(TextUse::ColumnHead)).height();
    const qreal foot = levelOf(0);
    const qreal middle = std::min(levelOf(last.p50), foot - line / 2);
    const auto write = [&](int number, qreal y) {
        painter.drawText(QRectF(at, y - line / 2, fanNumbers - 5, line), Qt::AlignLeft | Qt::AlignVCenter,
                         QString::number(number));
    };
    painter.setFont(fontFor(TextUse::SecondLineBold));
    painter.setPen(inks.accent);
    write(last.p50, middle);
    painter.setFont(fontFor(TextUse::ColumnHead));
    painter.setPen(inks.pencil);
    const qreal high = std::min(levelOf(last.p90), middle - line);
    if (last.p90 > last.p50 && high >= line / 2)
        write(last.p90, high);
    const qreal low = std::min(std::max(levelOf(last.p10), middle + line), foot - line / 2);
    if (last.p10 < last.p50 && low >= middle + line - 1)
        write(last.p10, low);
}

void TimelineFan::drawMarks(QPainter &painter, const QRectF &place, const Inks &inks) const
{
    painter.setFont(fontFor(TextUse::ColumnHead));
    painter.setPen(inks.pencil);
    const QRectF upper = place.adjusted(0, 5, 0, -place.height() / 2);
    qreal widest = 1;
    for (const FanMonth &month : m_months)
        widest = std::max(widest, QFontMetricsF(painter.font()).horizontalAdvance(month.mark) + 6);
    const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil(widest / fanMonth)));
    // The first that does not run into the present month.
    const auto first = static_cast<std::size_t>(std::ceil(widest / (2 * fanMonth) + 0.5));
    for (std::size_t i = first; i < m_months.size(); i += every) {
        const qreal middle = place.left() + (static_cast<qreal>(i) - 0.5) * fanMonth;
        painter.drawText(QRectF(middle - widest / 2, upper.top(), widest, upper.height()), Qt::AlignCenter,
                         m_months[i].mark);
    }
    drawing::elided(painter, QRectF(place.left() + 6, upper.bottom(), place.width() - 6, place.height() / 2 - 5),
                    Qt::AlignLeft | Qt::AlignVCenter, ForecastText::tr("Forecast, by your record"));
}

} // namespace muster
