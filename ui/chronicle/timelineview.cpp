// SPDX-License-Identifier: MIT
#include "ui/chronicle/timelineview.h"

#include "model/story/words.h"
#include "ui/help/keys.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/parts/spokenrole.h"
#include "ui/texts.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainterPath>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace muster {

namespace {

constexpr qreal headWidth = 104;
constexpr qreal dotRadius = 4.5; ///< radius of the dot at the line's end
constexpr qreal tailWidth = 34; ///< width of the last number, right of its dot
constexpr qreal widestMonth = 141;
constexpr qreal narrowestMonth = 72;
constexpr qreal leastForSquares = 104;
constexpr qreal repHeight = 82;
constexpr qreal lowRepHeight = 36;
constexpr qreal ealHeight = 37;
constexpr qreal encounterHeight = 49;
constexpr qreal markSide = 20;

QString spoken(const BattleStory &month, const QString &worth)
{
    //: A month or other turn, "Rep" or "Initiative", and the sum
    QStringList parts{TimelineView::tr("%1: %2 %3").arg(month.mark, worth).arg(month.repBefore)};
    if (month.repAfter)
        //: After "Month 3: Rep 17": the sum after the battle
        parts << TimelineView::tr("then %1").arg(*month.repAfter);
    if (!month.kind.isEmpty())
        parts << month.kind;
    if (month.outcome)
        parts << words::inLine(*month.outcome);
    return parts.join(u", ");
}

constexpr qreal fanMonth = 34;
constexpr qreal fanNumbers = 34; ///< width of the numbers at its end

} // namespace

struct TimelineView::Rows {
    qreal rep;
    qreal eal;
    qreal encounter;

    qreal repFoot() const { return rep; }
    qreal ealFoot() const { return rep + eal; }
    qreal foot() const { return rep + eal + encounter; }
};

TimelineView::TimelineView()
{
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleRole(*this, QAccessible::Chart);
    //: Name of the chart, for a screen reader
    setAccessibleName(tr("Timeline"));
    //: Heading in the list of keys
    setShortcutHelp(this, tr("Chronicle"), {{tr("Left, Right"), tr("On the timeline: to the battle before or after")}});
}

TimelineView::Rows TimelineView::rows() const
{
    const int line = lineSpacingOf(TextUse::Body);
    return {m_low ? lowRepHeight : repHeight, showsLevels() ? std::max<qreal>(ealHeight, line + 16) : 0,
            std::max<qreal>(encounterHeight, 2 * line + 12)};
}

void TimelineView::setLow(bool low)
{
    if (std::exchange(m_low, low) == low)
        return;
    updateGeometry();
    viewport()->update();
}

void TimelineView::load(std::vector<BattleStory> months, const QString &turnTitle, const QString &worth, bool levels)
{
    m_worth = worth;
    m_levels = levels;
    m_months = std::move(months);
    m_turnTitle = turnTitle;
    measure();
    horizontalScrollBar()->setValue(horizontalScrollBar()->maximum());
}

void TimelineView::loadFan(std::vector<FanMonth> months)
{
    m_fan.load(std::move(months));
    measure();
}

std::optional<std::size_t> TimelineView::chosenMonth() const
{
    const auto place = std::ranges::find(m_months, m_chosen, &BattleStory::first);
    return m_chosen == 0 || place == m_months.end() ? std::nullopt
                                                    : std::optional<std::size_t>(place - m_months.begin());
}

void TimelineView::setChosen(int first)
{
    if (std::exchange(m_chosen, first) == first)
        return;
    if (const auto month = chosenMonth()) {
        QScrollBar &bar = *horizontalScrollBar();
        const auto left = int(qreal(*month) * monthWidth());
        const int least = std::min(left, int(std::ceil(left + monthWidth() - room())));
        bar.setValue(std::clamp(bar.value(), least, left));
    }
    speak();
    viewport()->update();
}

/// Sets the accessible name to the chosen month, so that a screen reader announces the change.
void TimelineView::speak()
{
    const auto month = chosenMonth();
    //: Name of the chart, and the month that is chosen
    setAccessibleName(month ? tr("Timeline, %1").arg(spoken(m_months[*month], m_worth)) : tr("Timeline"));
}

const BattleStory *TimelineView::monthAt(QPoint place) const
{
    const qreal month = (place.x() - leftOf(0)) / monthWidth();
    const bool hit = place.x() >= headWidth && month >= 0 && month < qreal(m_months.size());
    return hit ? &m_months[std::size_t(month)] : nullptr;
}

void TimelineView::keyPressEvent(QKeyEvent *event)
{
    const bool left = event->key() == Qt::Key_Left;
    if ((!left && event->key() != Qt::Key_Right) || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return QAbstractScrollArea::keyPressEvent(event);
    const bool isPresentEmpty = !m_months.empty() && m_months.back().last < m_months.back().first;
    const std::size_t now = chosenMonth().value_or(m_months.size() - (isPresentEmpty ? 1 : 0));
    const std::size_t next = left ? now - 1 : now + 1;
    choose(next < m_months.size() ? &m_months[next] : nullptr);
}

void TimelineView::mousePressEvent(QMouseEvent *event)
{
    choose(event->button() == Qt::LeftButton ? monthAt(event->pos()) : nullptr);
}

/// Chooses a month. One without steps has no row to choose.
void TimelineView::choose(const BattleStory *month)
{
    if (month && month->last >= month->first)
        emit chosen(month->first);
}

void TimelineView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void TimelineView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void TimelineView::measure()
{
    m_mostRep = std::max(1, m_fan.mostRep());
    QStringList words;
    for (const BattleStory &month : m_months) {
        m_mostRep = std::max({m_mostRep, month.repBefore, month.repAfter.value_or(0)});
        words << spoken(month, m_worth);
    }
    words << m_fan.spoken(m_worth);
    setAccessibleDescription(words.join(u'\n'));
    speak();
    shareRange();
    updateGeometry();
    viewport()->update();
}

QSize TimelineView::sizeHint() const
{
    const int bar = horizontalScrollBar()->maximum() > 0 ? horizontalScrollBar()->sizeHint().height() : 0;
    return {700, int(rows().foot()) + 2 + bar};
}

TimelineView::Part TimelineView::partAt(QPoint place) const
{
    const Rows at = rows();
    if (!m_fan.isEmpty() && place.x() > leftOf(m_months.size()) - monthWidth() / 2 && place.y() < at.foot())
        return Part::Fan;
    if (place.y() < at.repFoot())
        return Part::Strength;
    return showsLevels() && place.y() < at.ealFoot() ? Part::Level : Part::None;
}

/// Returns the width for the months, without the radius of the dot in which the line ends.
qreal TimelineView::room() const
{
    return viewport()->width() - headWidth - dotRadius;
}

qreal TimelineView::monthWidth() const
{
    const qreal count = std::max<qreal>(1, qreal(m_months.size()));
    return std::clamp((room() - m_fan.width()) / count, narrowestMonth, widestMonth);
}

qreal TimelineView::leftOf(std::size_t month) const
{
    return headWidth + qreal(month) * monthWidth() - horizontalScrollBar()->value();
}

void TimelineView::shareRange()
{
    const bool atEnd = horizontalScrollBar()->value() == horizontalScrollBar()->maximum();
    horizontalScrollBar()->setPageStep(int(room()));
    horizontalScrollBar()->setSingleStep(int(monthWidth()));
    horizontalScrollBar()->setRange(0, std::max(0, int(std::ceil(needed() - room()))));
    if (atEnd)
        horizontalScrollBar()->setValue(horizontalScrollBar()->maximum());
}

void TimelineView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    shareRange();
}

void TimelineView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
    QAbstractScrollArea::changeEvent(event);
}

void TimelineView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    drawHeads(painter);
    if (hasKeyboard(*this)) {
        const QRectF around = QRectF(0, 0, headWidth - 12, rows().foot()).adjusted(0.75, 0.75, -0.75, -2);
        outlined(painter, {inksOf(palette()).accent, 1.5}).drawRoundedRect(around, 4, 4);
    }
    if (m_months.empty())
        return;
    const Inks &inks = inksOf(palette());
    const Rows at = rows();
    const qreal right = viewport()->width();
    painter.save();
    painter.setClipRect(QRectF(headWidth, 0, right - headWidth, viewport()->height()));
    const qreal passed = horizontalScrollBar()->value() / monthWidth();
    const std::size_t first = std::size_t(std::max(0.0, std::floor(passed)));
    const auto shown = std::size_t(std::ceil((right - headWidth) / monthWidth())) + 1;
    const std::size_t last = std::min(m_months.size(), first + shown);
    drawRep(painter, first, last);
    drawChosen(painter);
    for (std::size_t month = first; month < last; ++month)
        drawMonth(painter, month);
    if (last == m_months.size() && !m_fan.isEmpty())
        m_fan.drawMarks(painter, QRectF(leftOf(last), at.ealFoot(), m_fan.width(), at.encounter), inks);
    painter.restore();
    painter.fillRect(QRectF(headWidth, at.repFoot() - 1, right - headWidth, 1.5), inks.edge);
    if (showsLevels())
        painter.fillRect(QRectF(0, at.ealFoot(), right, 1), inks.rule);
    painter.fillRect(QRectF(0, at.foot() - 0.5, right, 1.5), inks.edge);
}

void TimelineView::drawHeads(QPainter &painter) const
{
    const Inks &inks = inksOf(palette());
    const Rows at = rows();
    setType(painter, TextUse::SecondLineBold, inks.ink);
    painter.drawText(QRectF(0, 0, headWidth - 8, 24), atLeft, m_worth);
    if (showsLevels())
        //: A row of the chart: Enemy Activity Level
        painter.drawText(QRectF(0, at.repFoot(), headWidth - 8, at.eal), atLeft, tr("EAL"));
    //: A row of the chart: which encounter it was
    painter.drawText(QRectF(0, at.ealFoot() + 6, headWidth - 8, 22), atLeft, tr("Encounter"));
}

qreal TimelineView::levelOf(int rep) const
{
    const qreal foot = rows().repFoot() - 1;
    return foot - rep * (foot - 8) / m_mostRep;
}

void TimelineView::drawRep(QPainter &painter, std::size_t first, std::size_t last) const
{
    const Inks &inks = inksOf(palette());
    const qreal foot = rows().repFoot() - 1;
    const QPainterPath line =
        repSteps(m_months, first, last, leftOf(first), monthWidth(), [this](int rep) { return levelOf(rep); });
    if (last == m_months.size() && !m_months.back().repAfter)
        m_fan.draw(
            painter, line.currentPosition().x(), leftOf(last), m_months.back().repBefore,
            [this](int rep) { return levelOf(rep); }, inks);
    QPainterPath ground = line;
    ground.lineTo(line.currentPosition().x(), foot);
    ground.lineTo(leftOf(first), foot);
    painter.fillPath(ground, inks.wash);
    if (const auto month = chosenMonth()) {
        painter.save();
        painter.setClipPath(ground, Qt::IntersectClip);
        painter.fillRect(QRectF(leftOf(*month), 0, monthWidth(), foot), inks.wash2);
        painter.restore();
    }
    outlined(painter, {inks.accent, 2}).drawPath(line);
    drawFigures(painter, first, last);
    if (last == m_months.size())
        drawPresent(painter, line.currentPosition());
}

/// Draws each number below its step, or above one too low for it, but never cut. The present number stands beside the
/// end of the line.
void TimelineView::drawFigures(QPainter &painter, std::size_t first, std::size_t last) const
{
    const qreal half = monthWidth() / 2;
    setType(painter, fontFor(TextUse::Body, 13.5), inksOf(palette()).ink);
    constexpr qreal height = 20;
    const qreal foot = rows().repFoot() - 1;
    const auto figure = [&](int rep, qreal from) {
        const qreal below = levelOf(rep) + 3;
        const qreal above = below - height - 4;
        const qreal top = below + height <= foot || above < 0 ? std::min(below, foot - height) : above;
        painter.drawText(QRectF(from, top, half, height), Qt::AlignCenter, QString::number(rep));
    };
    for (std::size_t i = first; i < last; ++i) {
        const bool present = i + 1 == m_months.size() && !m_months[i].repAfter;
        if (!present || !m_fan.isEmpty()) // the fan begins beside the line's end
            figure(m_months[i].repBefore, leftOf(i));
        if (m_months[i].repAfter)
            figure(*m_months[i].repAfter, leftOf(i) + half);
    }
}

void TimelineView::drawPresent(QPainter &painter, QPointF end) const
{
    const QColor accent = inksOf(palette()).accent;
    filled(painter, accent).drawEllipse(end, dotRadius, dotRadius);
    setType(painter, TextUse::BodyBold, accent);
    const BattleStory &latest = m_months.back();
    if (!latest.repAfter && m_fan.isEmpty())
        painter.drawText(QRectF(end.x() + 11, end.y() - 10, tailWidth, 20), atLeft, QString::number(latest.repBefore));
}

/// Marks the whole column of the chosen month, in the colours of a selected row.
void TimelineView::drawChosen(QPainter &painter) const
{
    const auto month = chosenMonth();
    if (!month)
        return;
    const Inks &inks = inksOf(palette());
    const qreal foot = rows().foot();
    painter.fillRect(QRectF(leftOf(*month), rows().repFoot(), monthWidth(), foot - rows().repFoot()), inks.wash);
    painter.fillRect(QRectF(leftOf(*month), foot - 3, monthWidth(), 3), inks.accent);
}

void TimelineView::drawMonth(QPainter &painter, std::size_t index) const
{
    const Inks &inks = inksOf(palette());
    const Rows at = rows();
    const BattleStory &month = m_months[index];
    const bool present = index + 1 == m_months.size() && !month.outcome;
    const QRectF place(leftOf(index), at.ealFoot(), monthWidth(), at.encounter);
    painter.fillRect(QRectF(place.left(), at.repFoot() + 4, 1, at.eal + at.encounter - 4), inks.rule);

    if (showsLevels() && month.eal) {
        const QColor on = present ? inks.accent : inks.ink;
        const qreal middle = at.repFoot() + at.eal / 2;
        const bool squares = monthWidth() >= leastForSquares;
        if (squares)
            drawing::ealSquares(painter, {place.left() + 6, middle - 5}, *month.eal, on, inks);
        setType(painter, fontFor(TextUse::Body, 13.5), inks.ink);
        painter.drawText(QRectF(place.left() + (squares ? 78 : 6), at.repFoot(), 30, at.eal), atLeft,
                         QString::number(*month.eal));
    }
    drawEncounter(painter, place, month);
}

void TimelineView::drawEncounter(QPainter &painter, const QRectF &place, const BattleStory &month) const
{
    const Inks &inks = inksOf(palette());
    const bool present = !month.outcome;
    const QRectF text = place.adjusted(6, 5, -6, -5);
    const QRectF upper = text.adjusted(0, 0, month.outcome ? -markSide - 8 : 0, -text.height() / 2);
    setType(painter, TextUse::BodyBold, present ? inks.accent : inks.ink);
    const bool fits = painter.fontMetrics().horizontalAdvance(m_turnTitle) <= upper.width();
    drawing::elided(painter, upper, atLeft, present && fits ? m_turnTitle : month.mark);
    setType(painter, TextUse::SecondLine, inks.pencil);
    if (!month.kind.isEmpty())
        drawing::elided(painter, text.adjusted(0, text.height() / 2, 0, 0), atLeft, month.kind);
    if (month.outcome)
        outcomeMark(painter, {text.right() - markSide, upper.center().y() - markSide / 2, markSide, markSide},
                    *month.outcome, inks);
}

int TimelineFan::mostRep() const
{
    int most = 0;
    for (const FanMonth &month : m_months)
        most = std::max(most, month.rep.p90);
    return most;
}

/// The last step ends half a month after its battle.
qreal TimelineFan::width() const
{
    return m_months.empty() ? 0 : fanMonth * qreal(m_months.size() - 1) + fanNumbers;
}

QStringList TimelineFan::spoken(const QString &worth) const
{
    QStringList lines;
    for (const FanMonth &month : m_months)
        //: A month, "Rep" or "Initiative", the median, and two ranges
        lines << ForecastText::tr("Forecast after %1: %2 %3, half of all runs %4 to %5, eight in ten %6 to %7.")
                     .arg(month.mark, worth)
                     .arg(month.rep.p50)
                     .arg(month.rep.p25)
                     .arg(month.rep.p75)
                     .arg(month.rep.p10)
                     .arg(month.rep.p90);
    return lines;
}

/// Returns the x at which a step begins: at its battle, in the middle of its month.
qreal TimelineFan::fromOf(std::size_t month, qreal battle, qreal end) const
{
    return month == 0 ? battle : end + (qreal(month) - 0.5) * fanMonth;
}

qreal TimelineFan::toOf(std::size_t month, qreal end) const
{
    const qreal last = end + qreal(m_months.size() - 1) * fanMonth;
    return std::min(end + (qreal(month) + 0.5) * fanMonth, last);
}

void TimelineFan::draw(QPainter &painter, qreal battle, qreal end, int now, const std::function<qreal(int)> &levelOf,
                       const Inks &inks) const
{
    if (m_months.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false); // else seams are visible between the months
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
    outlined(painter, {inks.accent, 2, Qt::DotLine}).drawPath(middle);
    writeEnds(painter, toOf(m_months.size() - 1, end) + 5, levelOf, inks);
    painter.restore();
}

/// Writes the numbers at the end. The median stands at its place; the others are moved away from it, or left out if
/// there is no room for them.
void TimelineFan::writeEnds(QPainter &painter, qreal at, const std::function<qreal(int)> &levelOf,
                            const Inks &inks) const
{
    const Spread &last = m_months.back().rep;
    const qreal line = QFontMetricsF(fontFor(TextUse::ColumnHead)).height();
    const qreal foot = levelOf(0);
    const qreal middle = std::min(levelOf(last.p50), foot - line / 2);
    const auto write = [&](int number, qreal y) {
        painter.drawText(QRectF(at, y - line / 2, fanNumbers - 5, line), atLeft, QString::number(number));
    };
    setType(painter, TextUse::SecondLineBold, inks.accent);
    write(last.p50, middle);
    setType(painter, TextUse::ColumnHead, inks.pencil);
    const qreal high = std::min(levelOf(last.p90), middle - line);
    if (last.p90 > last.p50 && high >= line / 2)
        write(last.p90, high);
    const qreal low = std::min(std::max(levelOf(last.p10), middle + line), foot - line / 2);
    if (last.p10 < last.p50 && low >= middle + line - 1)
        write(last.p10, low);
}

void TimelineFan::drawMarks(QPainter &painter, const QRectF &place, const Inks &inks) const
{
    setType(painter, TextUse::ColumnHead, inks.pencil);
    const QRectF upper = place.adjusted(0, 5, 0, -place.height() / 2);
    qreal widest = 1;
    for (const FanMonth &month : m_months)
        widest = std::max(widest, QFontMetricsF(painter.font()).horizontalAdvance(month.mark) + 6);
    const auto every = std::size_t(std::max(1.0, std::ceil(widest / fanMonth)));
    // The first mark that does not overlap the present month.
    const auto first = std::size_t(std::ceil(widest / (2 * fanMonth) + 0.5));
    for (std::size_t i = first; i < m_months.size(); i += every) {
        const qreal middle = place.left() + (qreal(i) - 0.5) * fanMonth;
        painter.drawText(QRectF(middle - widest / 2, upper.top(), widest, upper.height()), Qt::AlignCenter,
                         m_months[i].mark);
    }
    drawing::elided(painter, QRectF(place.left() + 6, upper.bottom(), place.width() - 6, place.height() / 2 - 5),
                    atLeft, ForecastText::tr("Forecast, by your record"));
}

} // namespace muster
