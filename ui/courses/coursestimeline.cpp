// SPDX-License-Identifier: MIT
#include "ui/courses/coursestimeline.h"

#include "model/story/words.h"
#include "ui/chronicle/timeline.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace muster {

namespace {

constexpr qreal coursesHead = 84;
constexpr qreal coursesTail = 34; ///< space for the last numbers
constexpr qreal coursesStrength = 84;
constexpr qreal narrowestCourseMonth = 86;
constexpr qreal widestCourseMonth = 141;
constexpr qreal courseMark = 15;

int lastRepOf(const BattleStory &month)
{
    return month.repAfter.value_or(month.repBefore);
}

QString monthInWords(const BattleStory &month)
{
    QStringList parts;
    if (!month.kind.isEmpty())
        parts << month.kind;
    if (month.outcome)
        parts << words::inLine(*month.outcome);
    parts << (month.repAfter ? CoursesTimeline::tr("%1 to %2", "Rep").arg(month.repBefore).arg(*month.repAfter)
                             : QString::number(month.repBefore));
    //: Between the parts of a list
    return parts.join(CoursesTimeline::tr(", "));
}

} // namespace

struct CoursesTimeline::Rows {
    qreal top; ///< top of the plot, above which the point of divergence is marked
    qreal foot; ///< bottom of the plot
    qreal marks; ///< bottom of the names of months
    qreal each; ///< height of a course's row
};

CoursesTimeline::CoursesTimeline()
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Timeline of both courses"));
}

void CoursesTimeline::load(std::vector<BattleStory> first, std::vector<BattleStory> second, std::size_t common,
                           const QString &nameOfFirst, const QString &nameOfSecond, const QString &worth)
{
    m_first = std::move(first);
    m_second = std::move(second);
    m_common = common;
    m_worth = worth;
    const auto looksAlike = [](const BattleStory &one, const BattleStory &other) {
        const auto shown = [](const BattleStory &month) {
            return std::tie(month.turn, month.kind, month.eal, month.outcome, month.repBefore, month.repAfter);
        };
        return shown(one) == shown(other);
    };
    const auto part = std::mismatch(m_first.begin(), m_first.end(), m_second.begin(), m_second.end(), looksAlike);
    m_same = std::size_t(part.first - m_first.begin());
    setAccessibleDescription(spoken(nameOfFirst, nameOfSecond));
    updateGeometry();
    update();
}

QString CoursesTimeline::spoken(const QString &nameOfFirst, const QString &nameOfSecond) const
{
    QStringList lines;
    if (m_same > 0)
        lines << tr("The same for %n months.", nullptr, int(m_same));
    for (const auto &[name, course] : {std::pair(nameOfFirst, &m_first), std::pair(nameOfSecond, &m_second)}) {
        for (std::size_t month = m_same; month < course->size(); ++month)
            lines << tr("%1, %2: %3.", "a course, a month, what it was")
                         .arg(name, (*course)[month].mark, monthInWords((*course)[month]));
    }
    return lines.join(u'\n');
}

CoursesTimeline::Rows CoursesTimeline::rows() const
{
    const qreal small = lineSpacingOf(TextUse::ColumnHead);
    const qreal top = small + 4;
    const qreal foot = top + coursesStrength;
    return {top, foot, foot + small + 8, 2.0 * small + 10};
}

QSize CoursesTimeline::sizeHint() const
{
    const Rows at = rows();
    return {560, int(std::ceil(at.marks + 2 * at.each)) + 2};
}

QSize CoursesTimeline::minimumSizeHint() const
{
    return {int(coursesHead + qreal(months()) * narrowestCourseMonth + coursesTail), sizeHint().height()};
}

std::size_t CoursesTimeline::months() const
{
    return std::max<std::size_t>(1, std::max(m_first.size(), m_second.size()));
}

qreal CoursesTimeline::monthWidth() const
{
    return std::clamp((width() - coursesHead - coursesTail) / qreal(months()), narrowestCourseMonth, widestCourseMonth);
}

qreal CoursesTimeline::leftOf(std::size_t month) const
{
    return coursesHead + qreal(month) * monthWidth();
}

QRect CoursesTimeline::partingMonth() const
{
    return QRectF(leftOf(std::min(m_same, months() - 1)), 0, monthWidth(), height()).toRect();
}

qreal CoursesTimeline::levelOf(int rep) const
{
    int most = 1;
    for (const auto *course : {&m_first, &m_second}) {
        for (const BattleStory &month : *course)
            most = std::max({most, month.repBefore, lastRepOf(month)});
    }
    const Rows at = rows();
    return at.foot - (coursesStrength - 6) * rep / most;
}

/// Returns the x where the courses diverge: at the battle, if they are alike up to it.
qreal CoursesTimeline::partingAt() const
{
    const bool alike = m_same < m_first.size() && m_same < m_second.size()
        && m_first[m_same].repBefore == m_second[m_same].repBefore && m_first[m_same].kind == m_second[m_same].kind;
    return leftOf(m_same) + (alike ? monthWidth() / 2 : 0);
}

QPainterPath CoursesTimeline::line(const std::vector<BattleStory> &course, std::size_t from) const
{
    return repSteps(course, from, course.size(), leftOf(from), monthWidth(), [this](int rep) { return levelOf(rep); });
}

void CoursesTimeline::paintEvent(QPaintEvent *)
{
    if (m_first.empty() || m_second.empty())
        return;
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    setType(painter, TextUse::SecondLineBold, inks.ink);
    const Rows at = rows();
    drawing::elided(painter, QRectF(0, at.top, coursesHead - 8, lineSpacingOf(TextUse::SecondLineBold)), atLeft,
                    m_worth);
    drawReps(painter, inks);
    drawMarks(painter, inks);
    const qreal small = lineSpacingOf(TextUse::ColumnHead);
    drawCourseSign(painter, {0, at.marks + at.each / 2}, CourseSign::A, inks);
    drawCourse(painter, m_first, 0, at.marks, inks);
    drawCourseSign(painter, {0, at.marks + 1.5 * at.each}, CourseSign::B, inks);
    drawCourse(painter, m_second, m_same, at.marks + at.each, inks);
    if (m_same > 0) {
        setType(painter, TextUse::ColumnHead, inks.pencil);
        drawing::elided(
            painter,
            QRectF(coursesHead + 5, at.marks + 1.5 * at.each - small / 2, leftOf(m_same) - coursesHead - 10, small),
            atLeft, tr("the same until here"));
    }
    for (const qreal y : {at.foot, at.marks, at.marks + at.each, at.marks + 2 * at.each})
        painter.fillRect(QRectF(0, y, width(), 1), y == at.marks + at.each ? inks.rule : inks.edge);
}

void CoursesTimeline::drawReps(QPainter &painter, const Inks &inks) const
{
    const Rows at = rows();
    painter.save();
    const qreal right = leftOf(months());
    painter.setClipRect(QRectF(coursesHead, 0, right - coursesHead, at.foot));
    const QPainterPath first = line(m_first, 0);
    QPainterPath ground = first;
    ground.lineTo(first.currentPosition().x(), at.foot);
    ground.lineTo(leftOf(0), at.foot);
    painter.fillPath(ground, inks.wash);
    outlined(painter, {inks.accent, 2}).drawPath(first);
    painter.setClipRect(QRectF(partingAt(), 0, right - partingAt(), at.foot));
    const std::size_t from = std::min(m_same, m_second.size() - 1);
    painter.setPen({inks.ink, 2, Qt::DotLine});
    if (from < m_second.size())
        painter.drawPath(line(m_second, from));
    painter.restore();
    drawParting(painter, inks);
    drawEnds(painter, inks);
}

void CoursesTimeline::drawParting(QPainter &painter, const Inks &inks) const
{
    if (m_common == 0)
        return;
    const Rows at = rows();
    const qreal x = partingAt();
    painter.setPen({inks.ink, 1, Qt::DotLine});
    painter.drawLine(QPointF(x, 4), QPointF(x, at.foot));
    setType(painter, TextUse::ColumnHead, inks.pencil);
    const QString text = tr("step %1, they part").arg(m_common);
    const qreal wide = painter.fontMetrics().horizontalAdvance(text) + 2;
    const bool fitsLeft = x - wide - 8 > coursesHead;
    drawing::elided(painter, QRectF(fitsLeft ? x - wide - 8 : x + 8, 0, fitsLeft ? wide : width() - x - 8, at.top),
                    atLeft, text);
    if (m_same >= m_first.size())
        return;
    outlined(painter, {inks.ink, 2}, inks.paper).drawEllipse(QPointF(x, levelOf(m_first[m_same].repBefore)), 4.5, 4.5);
}

/// Draws both last numbers after their lines, the lower one moved away if they would overlap.
void CoursesTimeline::drawEnds(QPainter &painter, const Inks &inks) const
{
    struct End {
        const std::vector<BattleStory> &course;
        bool solid;
    };
    const qreal room = lineSpacingOf(TextUse::SecondLineBold);
    const qreal first = levelOf(lastRepOf(m_first.back()));
    const qreal second = levelOf(lastRepOf(m_second.back()));
    const bool sameEnd = m_first.size() == m_second.size() && std::abs(first - second) < room;
    const qreal apart = sameEnd ? (room - std::abs(first - second)) / 2 : 0;
    for (const End &end : {End{m_first, true}, End{m_second, false}}) {
        const BattleStory &last = end.course.back();
        const qreal x = leftOf(end.course.size() - 1) + monthWidth() * (last.repAfter ? 1 : 0.5);
        const qreal y = end.solid ? first : second;
        const bool higher = end.solid ? first <= second : second < first;
        outlined(painter, {end.solid ? inks.accent : inks.ink, 1.5}, end.solid ? inks.accent : inks.paper)
            .drawEllipse(QPointF(x, y), 4, 4);
        painter.setFont(fontFor(TextUse::SecondLineBold));
        const qreal middle = std::clamp(y + (higher ? -apart : apart), room / 2, rows().foot - room / 2);
        const QString rep = QString::number(lastRepOf(last));
        const QRectF place(x + 9, middle - room / 2, painter.fontMetrics().horizontalAdvance(rep), room);
        painter.fillRect(place, inks.paper); // the other course may continue behind it
        painter.drawText(place, atLeft, rep);
    }
}

void CoursesTimeline::drawMarks(QPainter &painter, const Inks &inks) const
{
    const Rows at = rows();
    const auto &longer = m_first.size() >= m_second.size() ? m_first : m_second;
    setType(painter, TextUse::SecondLineBold, inks.ink);
    for (std::size_t month = 0; month < longer.size(); ++month)
        drawing::elided(painter, QRectF(leftOf(month) + 5, at.foot, monthWidth() - 8, at.marks - at.foot), atLeft,
                        longer[month].mark);
}

/// Draws for each month the kind of encounter, and below it the EAL and the outcome.
void CoursesTimeline::drawCourse(QPainter &painter, const std::vector<BattleStory> &course, std::size_t from, qreal top,
                                 const Inks &inks) const
{
    const qreal small = lineSpacingOf(TextUse::ColumnHead);
    const Rows at = rows();
    for (std::size_t i = from; i < course.size(); ++i) {
        const BattleStory &month = course[i];
        const qreal left = leftOf(i);
        painter.fillRect(QRectF(left, top, 1, at.each), inks.rule);
        setType(painter, TextUse::ColumnHead, month.outcome ? inks.pencil : inks.accent);
        drawing::elided(painter, QRectF(left + 5, top + 4, monthWidth() - 8, small), atLeft, month.kind);
        painter.setPen(inks.ink);
        const QRectF below(left + 5, top + 5 + small, monthWidth() - 8, small);
        if (month.eal)
            //: Enemy Activity Level
            painter.drawText(below, atLeft, tr("EAL %1").arg(*month.eal));
        if (month.outcome)
            outcomeMark(painter,
                        {below.right() - courseMark - 2, below.center().y() - courseMark / 2, courseMark, courseMark},
                        *month.outcome, inks);
    }
}

} // namespace muster
