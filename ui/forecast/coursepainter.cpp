// SPDX-License-Identifier: MIT
#include "ui/forecast/coursepainter.h"

#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/texts.h"

#include <algorithm>
#include <cmath>

namespace muster {

std::vector<EncounterShare> encounterShares(const TurnAhead &turn)
{
    constexpr std::size_t mostDrawn = 3;
    std::vector<EncounterShare> shares;
    if (turn.encounters.size() <= mostDrawn) {
        for (const LikelyEncounter &one : turn.encounters)
            shares.push_back({one.kind.title, one.chance});
        return shares;
    }
    shares.push_back({ForecastText::tr("An encounter"), 0});
    for (const LikelyEncounter &one : turn.encounters) {
        if (one.kind.id == noEncounter)
            shares.push_back({one.kind.title, one.chance});
        else
            shares.front().chance += one.chance;
    }
    return shares;
}

int CoursePainter::lineHeight()
{
    return QFontMetrics(fontFor(TextUse::ColumnHead)).lineSpacing();
}

void CoursePainter::drawTitle(qreal top, qreal height)
{
    const QRectF line(m_left, top, right() + rightGutter - m_left, height - 8);
    qreal left = m_left;
    if (m_course.sign) {
        left += drawCourseSign(m_painter, {left, line.center().y()}, *m_course.sign, m_inks) + 9;
    }
    m_painter.setPen(m_inks.ink);
    const QRectF place(QPointF(left, line.top()), line.bottomRight());
    const bool isWide =
        QFontMetricsF(fontFor(TextUse::SectionHeading)).horizontalAdvance(m_course.title) > place.width();
    m_painter.setFont(fontFor(isWide ? TextUse::SecondLineBold : TextUse::SectionHeading)); // smaller, it has two lines
    m_painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_course.title);
}

void CoursePainter::drawFan(qreal top, qreal height)
{
    const qreal bottom = top + height;
    std::vector<Spread> spreads;
    if (m_course.tally.runs > 0) {
        for (const MonthTally &month : m_course.tally.months)
            spreads.push_back(month.rep.spread());
    }
    m_painter.setRenderHint(QPainter::Antialiasing, false); // or seams are seen between the months
    for (std::size_t i = 0; i < spreads.size(); ++i) {
        fillBetween(i, spreads[i].p10, spreads[i].p90, top, height, m_inks.wash);
        fillBetween(i, spreads[i].p25, spreads[i].p75, top, height, m_inks.wash2);
    }
    m_painter.setRenderHint(QPainter::Antialiasing);
    const int every = markedEvery(m_axes);
    for (int rep = every; rep <= m_axes.mostRep; rep += every) {
        m_painter.setPen(QPen(m_inks.edge, 1, Qt::DotLine));
        m_painter.drawLine(QPointF(m_left, level(rep, top, height)), QPointF(right(), level(rep, top, height)));
    }
    if (!spreads.empty()) {
        QPainterPath middle(QPointF(m_left, level(m_axes.repNow, top, height)));
        for (std::size_t i = 0; i < spreads.size(); ++i)
            stepTo(middle, i, level(spreads[i].p50, top, height));
        drawLine(middle, QPen(m_inks.accent, 2));
        m_painter.setBrush(m_inks.accent);
        m_painter.drawEllipse(QPointF(m_left, level(m_axes.repNow, top, height)), 4, 4);
        writeEnds({spreads.back().p90, spreads.back().p10}, spreads.back().p50, top, height);
    }
    m_painter.setPen(QPen(m_inks.edge, 1.5));
    m_painter.drawLine(QPointF(m_left, bottom), QPointF(right(), bottom));
}

void CoursePainter::drawEal(qreal top, qreal height)
{
    const qreal row = (height - gap) / highestEal;
    const qreal most = std::min(row, m_step) - 1;
    for (std::size_t i = 0; i < m_course.chain.size(); ++i) {
        for (int eal = lowestEal; m_course.chain[i].eal && eal <= highestEal; ++eal) {
            const double chance = (*m_course.chain[i].eal)[std::size_t(eal - lowestEal)];
            const qreal side = chance > 0 ? std::max(2.0, most * std::sqrt(chance)) : 1;
            const QPointF centre(m_left + (qreal(i) + 0.5) * m_step, top + (highestEal - eal + 0.5) * row);
            m_painter.fillRect(QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
                               i == 0 && chance > 0 ? m_inks.accent
                                   : chance > 0     ? m_inks.ink
                                                    : m_inks.edge);
        }
    }
}

void CoursePainter::drawEncounters(qreal top, qreal height)
{
    const qreal bar = std::max(3.0, m_step * 0.72);
    for (std::size_t i = 0; i < m_course.chain.size(); ++i) {
        const QRectF whole(m_left + (qreal(i) + 0.5) * m_step - bar / 2, top, bar, height);
        qreal bottom = whole.bottom();
        const auto shares = encounterShares(m_course.chain[i]);
        for (std::size_t kind = 0; kind < shares.size(); ++kind) {
            const qreal tall = height * shares[kind].chance;
            m_painter.fillRect(QRectF(whole.left(), bottom - tall, bar, tall), tone(kind, shares.size(), m_inks));
            bottom -= tall;
        }
        m_painter.setPen(QPen(m_inks.edge, 1));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(whole);
    }
}

void CoursePainter::drawChances(qreal top, qreal height)
{
    m_painter.setPen(QPen(m_inks.rule, 1, Qt::DotLine));
    for (const qreal part : {0.0, 0.5})
        m_painter.drawLine(QPointF(m_left, top + part * height), QPointF(right(), top + part * height));
    m_painter.setPen(QPen(m_inks.edge, 1.5));
    m_painter.drawLine(QPointF(m_left, top + height), QPointF(right(), top + height));
    if (m_course.tally.runs == 0)
        return;
    const QPen goalPen(m_inks.ink, 1.6, Qt::DotLine);
    const QPen starPen(m_inks.accent, 2);
    const qreal star = drawChance(
        1, [](const MonthTally &month) { return month.starAlive; }, starPen, top, height);
    const bool hasGoal = !m_course.tally.months.front().goals.empty();
    const qreal goal = hasGoal ? drawChance(
                           0, [](const MonthTally &month) { return month.goals.front(); }, goalPen, top, height)
                               : star;
    m_painter.setFont(fontFor(TextUse::SecondLineBold));
    const qreal room = lineHeight();
    const auto write = [&](const QColor &ink, qreal y, qreal at) {
        m_painter.setPen(ink);
        m_painter.drawText(QRectF(right() + 5, at - room / 2, rightGutter - 5, room), Qt::AlignLeft | Qt::AlignVCenter,
                           ForecastText::tr("%1%").arg(qRound((1 - (y - top) / height) * 100)));
    };
    write(m_inks.accent, star, star);
    if (hasGoal) // pushed away from the Star's where it would lie over it
        write(m_inks.ink, goal, goal > star ? std::max(goal, star + room) : std::min(goal, star - room));
}

qreal CoursePainter::drawChance(double now, const std::function<int(const MonthTally &)> &times, const QPen &pen,
                                qreal top, qreal height)
{
    QPainterPath line(QPointF(m_left, top + (1 - now) * height));
    for (std::size_t i = 0; i < m_course.tally.months.size(); ++i)
        stepTo(line, i, top + (1 - double(times(m_course.tally.months[i])) / m_course.tally.runs) * height);
    drawLine(line, pen);
    return line.currentPosition().y();
}

void CoursePainter::drawMonths(qreal top)
{
    m_painter.setFont(fontFor(TextUse::ColumnHead));
    qreal widest = 1;
    for (const QString &mark : m_axes.months)
        widest = std::max(widest, qreal(m_painter.fontMetrics().horizontalAdvance(mark) + 6));
    const auto every = static_cast<qsizetype>(std::ceil(widest / m_step));
    for (qsizetype i = 0; i < m_axes.months.size(); i += every) {
        m_painter.setPen(i == 0 ? m_inks.accent : m_inks.pencil);
        m_painter.drawText(QRectF(m_left + (qreal(i) + 0.5) * m_step - widest / 2, top, widest, lineHeight() + 6),
                           Qt::AlignCenter, m_axes.months[i]);
    }
}

QColor CoursePainter::tone(std::size_t kind, std::size_t kinds, const Inks &inks)
{
    if (kind + 1 == kinds)
        return kinds == 1 ? inks.ink : inks.paper;
    return kind == 0 ? inks.wash2 : inks.ink;
}

void CoursePainter::stepTo(QPainterPath &path, std::size_t month, qreal y) const
{
    path.lineTo(m_left + (qreal(month) + 0.5) * m_step, path.currentPosition().y());
    path.lineTo(m_left + (qreal(month) + 0.5) * m_step, y);
    path.lineTo(m_left + (qreal(month) + 1) * m_step, y);
}

void CoursePainter::fillBetween(std::size_t month, int least, int most, qreal top, qreal height, const QColor &colour)
{
    // From the middle of a month, in which its battle is, to that of the next.
    const qreal from = m_left + (qreal(month) + 0.5) * m_step;
    const qreal to = std::min(from + m_step, right());
    m_painter.fillRect(QRectF(QPointF(from, level(most, top, height)), QPointF(to, level(least, top, height))), colour);
}

void CoursePainter::drawLine(const QPainterPath &path, const QPen &pen)
{
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(pen);
    m_painter.drawPath(path);
}

void CoursePainter::writeEnds(const std::array<int, 2> &others, int middle, qreal top, qreal height)
{
    const qreal room = lineHeight();
    const qreal at = level(middle, top, height);
    const auto write = [&](int number, qreal y) {
        m_painter.drawText(QRectF(right() + 5, y - room / 2, rightGutter - 5, room), Qt::AlignLeft | Qt::AlignVCenter,
                           QString::number(number));
    };
    m_painter.setFont(fontFor(TextUse::SecondLineBold));
    m_painter.setPen(m_inks.accent);
    write(middle, at);
    m_painter.setFont(fontFor(TextUse::ColumnHead));
    m_painter.setPen(m_inks.pencil);
    for (const int number : others) {
        const qreal y = level(number, top, height);
        if (number > middle)
            write(number, std::min(y, at - room));
        else if (number < middle)
            write(number, std::max(y, at + room));
    }
}

} // namespace muster
