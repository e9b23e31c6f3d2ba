// SPDX-License-Identifier: MIT
#include "ui/forecast/coursechart.h"

#include "model/odds/expectation.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/texts.h"

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

constexpr int leastNames = 104;
constexpr int besideNames = 14;
constexpr qreal swatch = 9;
constexpr qreal besideSwatch = 6;
constexpr int narrowestCourse = 164;
constexpr int coursesApart = 16;

} // namespace

/// From top to bottom; the height that is left goes to the fan.
struct CourseChart::Bands {
    qreal title = 0, rep = 0, eal = 0, encounters = 0, chances = 0, months = 0, legend = 0;
    qreal titleHeight, repHeight, ealHeight, encountersHeight, chancesHeight;

    Bands(const DrawnAxes &axes, qreal height)
        : titleHeight(2.4 * CoursePainter::lineHeight())
        , repHeight(9 * CoursePainter::lineHeight())
        , ealHeight(axes.hasEal ? 5.6 * CoursePainter::lineHeight() : 0)
        , encountersHeight(axes.hasEncounters ? 4.6 * CoursePainter::lineHeight() : 0)
        , chancesHeight(4.6 * CoursePainter::lineHeight())
    {
        repHeight += std::max(0.0, height - all());
        rep = title + titleHeight + CoursePainter::gap;
        eal = rep + repHeight + CoursePainter::gap;
        encounters = eal + ealHeight + (axes.hasEal ? CoursePainter::gap : 0);
        chances = encounters + encountersHeight + (axes.hasEncounters ? 2 * CoursePainter::gap : 0);
        months = chances + chancesHeight + CoursePainter::gap / 2;
        legend = months + 1.6 * CoursePainter::lineHeight();
    }
    qreal all() const
    {
        return titleHeight + repHeight + ealHeight + encountersHeight + chancesHeight + 5.5 * CoursePainter::gap
            + 3.6 * CoursePainter::lineHeight(); // the legend may take two lines
    }
};

CourseChart::CourseChart(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Months ahead"));
}

void CourseChart::load(std::vector<DrawnCourse> courses, const DrawnAxes &axes)
{
    m_courses = std::move(courses);
    m_axes = axes;
    setAccessibleDescription(coursesInWords(m_courses, m_axes));
    updateGeometry();
    update();
}

QSize CourseChart::sizeHint() const
{
    return minimumSizeHint();
}

QSize CourseChart::minimumSizeHint() const
{
    const int courses = std::max(1, static_cast<int>(m_courses.size()));
    return {gutter() + courses * besideType(narrowestCourse), static_cast<int>(Bands(m_axes, 0).all()) + 1};
}

void CourseChart::paintEvent(QPaintEvent *)
{
    if (m_courses.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Inks &inks = inksOf(palette());
    const Bands bands(m_axes, height());
    const qreal left = gutter();
    const qreal each = (width() - left) / static_cast<qreal>(m_courses.size());
    for (std::size_t i = 0; i < m_courses.size(); ++i) {
        const QRectF across(left + static_cast<qreal>(i) * each, 0, each - coursesApart, height());
        CoursePainter course(painter, across, m_courses[i], m_axes, inks);
        course.drawTitle(bands.title, bands.titleHeight);
        course.drawFan(bands.rep, bands.repHeight);
        if (m_axes.hasEal)
            course.drawEal(bands.eal, bands.ealHeight);
        if (m_axes.hasEncounters)
            course.drawEncounters(bands.encounters, bands.encountersHeight);
        course.drawChances(bands.chances, bands.chancesHeight);
        course.drawMonths(bands.months);
    }
    drawNames(painter, bands);
    drawLegend(painter, bands.legend);
}

std::vector<EncounterShare> CourseChart::sharesNamed() const
{
    const bool known = !m_courses.empty() && !m_courses.front().chain.empty();
    return known ? encounterShares(m_courses.front().chain.front()) : std::vector<EncounterShare>();
}

/// The names have their whole width, and a figure of the fan has room behind its own.
int CourseChart::gutter() const
{
    const QFontMetricsF metrics(fontFor(TextUse::ColumnHead));
    qreal widest =
        std::max<qreal>(besideType(leastNames), metrics.horizontalAdvance(tr("after battle") + QStringLiteral("  88")));
    for (const EncounterShare &share : sharesNamed())
        widest = std::max(widest, swatch + besideSwatch + metrics.horizontalAdvance(share.title) + 1);
    return static_cast<int>(std::ceil(widest)) + besideNames;
}

/// What each part is, at the left of it, with the signs that are used in it.
void CourseChart::drawNames(QPainter &painter, const Bands &bands) const
{
    const Inks &inks = inksOf(palette());
    const qreal line = CoursePainter::lineHeight();
    const qreal room = gutter() - besideNames;
    const auto write = [&](TextUse use, const QColor &ink, qreal left, qreal top, const QString &text) {
        painter.setFont(fontFor(use));
        painter.setPen(ink);
        drawing::elided(painter, QRectF(left, top, room - left, line + 2), Qt::AlignLeft | Qt::AlignVCenter, text);
    };
    write(TextUse::SecondLineBold, inks.ink, 0, bands.rep, m_axes.hasSkill ? tr("Total initiative") : tr("Total Rep"));
    write(TextUse::ColumnHead, inks.pencil, 0, bands.rep + line + 2, tr("after battle"));
    const int every = CoursePainter::markedEvery(m_axes);
    for (int rep = every; rep <= m_axes.mostRep; rep += every) {
        const qreal middle = CoursePainter::levelOf(rep, m_axes, bands.rep, bands.repHeight);
        painter.drawText(QRectF(0, middle - line / 2, room, line), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(rep));
    }
    if (m_axes.hasEal) {
        write(TextUse::SecondLineBold, inks.ink, 0, bands.eal, tr("EAL"));
        const qreal row = (bands.ealHeight - CoursePainter::gap) / highestEal;
        painter.setFont(fontFor(TextUse::ColumnHead));
        painter.setPen(inks.pencil);
        for (int eal = lowestEal; eal <= highestEal; ++eal)
            painter.drawText(QRectF(0, bands.eal + (highestEal - eal) * row, room, row),
                             Qt::AlignRight | Qt::AlignVCenter, QString::number(eal));
    }
    if (m_axes.hasEncounters)
        write(TextUse::SecondLineBold, inks.ink, 0, bands.encounters, tr("Encounter"));
    const auto shares = m_axes.hasEncounters ? sharesNamed() : std::vector<EncounterShare>();
    for (std::size_t kind = 0; kind < shares.size(); ++kind) {
        // As they stand on each other: the last one is drawn highest.
        const qreal top = bands.encounters + static_cast<qreal>(shares.size() - kind) * (line + 1);
        painter.setPen(QPen(inks.edge, 1));
        painter.setBrush(CoursePainter::tone(kind, shares.size(), inks));
        painter.drawRect(QRectF(0.5, top + (line - swatch) / 2, swatch, swatch));
        write(TextUse::ColumnHead, inks.pencil, swatch + besideSwatch, top, shares[kind].title);
    }
    write(TextUse::SecondLineBold, inks.ink, 0, bands.chances, tr("Chance"));
    write(TextUse::ColumnHead, inks.pencil, 22, bands.chances + line + 4,
          m_axes.hasSkill ? tr("Leader lives") : tr("Star lives"));
    painter.setPen(QPen(inks.accent, 2));
    painter.drawLine(QPointF(0, bands.chances + 1.5 * line + 5), QPointF(15, bands.chances + 1.5 * line + 5));
    if (!m_axes.goals.empty()) {
        write(TextUse::ColumnHead, inks.pencil, 22, bands.chances + 2 * line + 6, m_axes.goals.front());
        painter.setPen(QPen(inks.ink, 1.6, Qt::DotLine));
        painter.drawLine(QPointF(0, bands.chances + 2.5 * line + 7), QPointF(15, bands.chances + 2.5 * line + 7));
    }
}

void CourseChart::drawLegend(QPainter &painter, qreal top) const
{
    const Inks &inks = inksOf(palette());
    const qreal line = CoursePainter::lineHeight();
    const qreal middle = top + line / 2;
    constexpr qreal sample = 26;
    painter.setPen(Qt::NoPen);
    painter.fillRect(QRectF(0, middle - 6, sample, 12), inks.wash);
    painter.fillRect(QRectF(0, middle - 3, sample, 6), inks.wash2);
    painter.setPen(QPen(inks.accent, 2));
    painter.drawLine(QPointF(0, middle), QPointF(sample, middle));
    painter.setFont(fontFor(TextUse::ColumnHead));
    painter.setPen(inks.pencil);
    const QString text = m_axes.hasEal
        ? tr("line: the median; inner band: half of all runs; outer band: eight in ten; the larger a square, the "
             "likelier")
        : tr("line: the median; inner band: half of all runs; outer band: eight in ten");
    painter.drawText(QRectF(sample + 7, top, width() - sample - 7, 2 * line),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
}

QString coursesInWords(const std::vector<DrawnCourse> &courses, const DrawnAxes &axes)
{
    QStringList lines;
    for (const DrawnCourse &course : courses) {
        lines << course.title;
        for (std::size_t i = 0; i < course.chain.size(); ++i) {
            QStringList encounters;
            for (const LikelyEncounter &one : course.chain[i].encounters) {
                if (one.chance > 0)
                    encounters << ForecastText::tr("%1 %2").arg(one.kind.title, words::percent(one.chance));
            }
            QString line = ForecastText::tr("%1: %2.").arg(axes.months[qsizetype(i)], encounters.join(u", "));
            if (course.tally.runs > 0) {
                const MonthTally &month = course.tally.months[i];
                const Spread rep = month.rep.spread();
                line += u' '
                    + (axes.hasSkill
                           ? ForecastText::tr("Total initiative %1, eight in ten from %2 to %3. The Leader lives: %4.")
                           : ForecastText::tr("Total Rep %1, eight in ten from %2 to %3. The Star lives: %4."))
                          .arg(rep.p50)
                          .arg(rep.p10)
                          .arg(rep.p90)
                          .arg(words::percent(course.tally.starAlive(month).probability));
                for (std::size_t goal = 0; goal < month.goals.size(); ++goal)
                    line += u' '
                        + ForecastText::tr("Goal “%1” reached: %2.")
                              .arg(axes.goals[qsizetype(goal)],
                                   words::percent(course.tally.goal(month, goal).probability));
                for (std::size_t foe = 0; foe < month.foes.size(); ++foe)
                    line += u' '
                        + ForecastText::tr("%1 may be met at least once: %2, is captured or killed: %3.", "a foe")
                              .arg(axes.foes[qsizetype(foe)], words::percent(course.tally.foe(month, foe).probability),
                                   words::percent(course.tally.foeTaken(month, foe).probability));
            }
            lines << line;
        }
    }
    return lines.join(u'\n');
}

} // namespace muster
