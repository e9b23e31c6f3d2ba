// SPDX-License-Identifier: MIT
#include "ui/forecast/coursechart.h"

#include "model/odds/expectation.h"
#include "ui/look/painting.h"
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

namespace {

constexpr int leastNames = 104;
constexpr int besideNames = 14;
constexpr qreal swatch = 9;
constexpr qreal besideSwatch = 6;
constexpr int narrowestCourse = 164;
constexpr int coursesApart = 16;

} // namespace

/// Returns the content of the chart as text, month by month, for screen readers.
static QString coursesInWords(const std::vector<DrawnCourse> &courses, const DrawnAxes &axes)
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

/// The drawing of a course over its months: the total Rep as a fan, EAL and encounters, and the Star's chance.
/// Position, size and shade carry the meaning; colour adds nothing.
class CoursePainter
{
public:
    CoursePainter(QPainter &painter, const QRectF &across, const DrawnCourse &course, const DrawnAxes &axes,
                  const Inks &inks)
        : m_painter(painter)
        , m_left(across.left())
        , m_step((across.width() - rightGutter) / std::max<qsizetype>(1, axes.months.size()))
        , m_course(course)
        , m_axes(axes)
        , m_inks(inks)
    {
    }

    void drawTitle(const QRectF &band)
    {
        const QRectF line(m_left, band.top(), right() + rightGutter - m_left, band.height() - 8);
        qreal left = m_left;
        if (m_course.sign) {
            left += drawCourseSign(m_painter, {left, line.center().y()}, *m_course.sign, m_inks) + 9;
        }
        m_painter.setPen(m_inks.ink);
        const QRectF place(QPointF(left, line.top()), line.bottomRight());
        const bool isWide =
            QFontMetricsF(fontFor(TextUse::SectionHeading)).horizontalAdvance(m_course.title) > place.width();
        m_painter.setFont(
            fontFor(isWide ? TextUse::SecondLineBold : TextUse::SectionHeading)); // the smaller font allows two lines
        m_painter.drawText(place, atLeft | Qt::TextWordWrap, m_course.title);
    }

    void drawFan(const QRectF &band)
    {
        std::vector<Spread> spreads;
        if (m_course.tally.runs > 0) {
            for (const MonthTally &month : m_course.tally.months)
                spreads.push_back(month.rep.spread());
        }
        m_painter.setRenderHint(QPainter::Antialiasing, false); // else seams would show between the months
        for (std::size_t i = 0; i < spreads.size(); ++i) {
            fillBetween(i, spreads[i].p10, spreads[i].p90, band, m_inks.wash);
            fillBetween(i, spreads[i].p25, spreads[i].p75, band, m_inks.wash2);
        }
        m_painter.setRenderHint(QPainter::Antialiasing);
        const int every = markedEvery(m_axes);
        for (int rep = every; rep <= m_axes.mostRep; rep += every) {
            m_painter.setPen({m_inks.edge, 1, Qt::DotLine});
            drawAcross(level(rep, band));
        }
        if (!spreads.empty()) {
            QPainterPath middle(QPointF(m_left, level(m_axes.repNow, band)));
            for (std::size_t i = 0; i < spreads.size(); ++i)
                stepTo(middle, i, level(spreads[i].p50, band));
            drawLine(middle, QPen(m_inks.accent, 2));
            m_painter.setBrush(m_inks.accent);
            m_painter.drawEllipse(QPointF(m_left, level(m_axes.repNow, band)), 4, 4);
            writeEnds({spreads.back().p90, spreads.back().p10}, spreads.back().p50, band);
        }
        m_painter.setPen({m_inks.edge, 1.5});
        drawAcross(band.bottom());
    }

    /// Draws a square for each EAL, larger for a higher chance. All areas of a month add up to one.
    void drawEal(const QRectF &band)
    {
        const qreal row = (band.height() - gap) / highestEal;
        const qreal most = std::min(row, m_step) - 1;
        for (std::size_t i = 0; i < m_course.chain.size(); ++i) {
            for (int eal = lowestEal; m_course.chain[i].eal && eal <= highestEal; ++eal) {
                const double chance = (*m_course.chain[i].eal)[std::size_t(eal - lowestEal)];
                const qreal side = chance > 0 ? std::max(2.0, most * std::sqrt(chance)) : 1;
                const QPointF centre(m_left + (qreal(i) + 0.5) * m_step, band.top() + (highestEal - eal + 0.5) * row);
                m_painter.fillRect(QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
                                   i == 0 && chance > 0 ? m_inks.accent
                                       : chance > 0     ? m_inks.ink
                                                        : m_inks.edge);
            }
        }
    }

    void drawEncounters(const QRectF &band)
    {
        const qreal bar = std::max(3.0, m_step * 0.72);
        for (std::size_t i = 0; i < m_course.chain.size(); ++i) {
            const QRectF whole(m_left + (qreal(i) + 0.5) * m_step - bar / 2, band.top(), bar, band.height());
            qreal bottom = whole.bottom();
            const auto shares = encounterShares(m_course.chain[i]);
            for (std::size_t kind = 0; kind < shares.size(); ++kind) {
                const qreal tall = band.height() * shares[kind].chance;
                m_painter.fillRect(QRectF(whole.left(), bottom - tall, bar, tall), tone(kind, shares.size(), m_inks));
                bottom -= tall;
            }
            outlined(m_painter, {m_inks.edge, 1}).drawRect(whole);
        }
    }

    void drawChances(const QRectF &band)
    {
        m_painter.setPen({m_inks.rule, 1, Qt::DotLine});
        for (const qreal part : {0.0, 0.5})
            drawAcross(band.top() + part * band.height());
        m_painter.setPen({m_inks.edge, 1.5});
        drawAcross(band.bottom());
        if (m_course.tally.runs == 0)
            return;
        const QPen goalPen(m_inks.ink, 1.6, Qt::DotLine);
        const QPen starPen(m_inks.accent, 2);
        const qreal star = drawChance(
            1, [](const MonthTally &month) { return month.starAlive; }, starPen, band);
        const bool hasGoal = !m_course.tally.months.front().goals.empty();
        const qreal goal = hasGoal ? drawChance(
                               0, [](const MonthTally &month) { return month.goals.front(); }, goalPen, band)
                                   : star;
        m_painter.setFont(fontFor(TextUse::SecondLineBold));
        const qreal room = lineHeight();
        const auto write = [&](const QColor &ink, qreal y, qreal at) {
            m_painter.setPen(ink);
            m_painter.drawText(QRectF(right() + 5, at - room / 2, rightGutter - 5, room), atLeft,
                               ForecastText::tr("%1%").arg(qRound((band.bottom() - y) / band.height() * 100)));
        };
        write(m_inks.accent, star, star);
        if (hasGoal) // moved away from the Star's if they would overlap
            write(m_inks.ink, goal, goal > star ? std::max(goal, star + room) : std::min(goal, star - room));
    }

    void drawMonths(qreal top)
    {
        m_painter.setFont(fontFor(TextUse::ColumnHead));
        qreal widest = 1;
        for (const QString &mark : m_axes.months)
            widest = std::max(widest, qreal(m_painter.fontMetrics().horizontalAdvance(mark) + 6));
        const auto every = qsizetype(std::ceil(widest / m_step));
        for (qsizetype i = 0; i < m_axes.months.size(); i += every) {
            m_painter.setPen(i == 0 ? m_inks.accent : m_inks.pencil);
            m_painter.drawText(QRectF(m_left + (qreal(i) + 0.5) * m_step - widest / 2, top, widest, lineHeight() + 6),
                               Qt::AlignCenter, m_axes.months[i]);
        }
    }

    /// Return the position of a Rep, and the interval of Reps with a line.
    static qreal levelOf(int rep, const DrawnAxes &axes, const QRectF &band)
    {
        return band.bottom() - band.height() * rep / axes.mostRep;
    }
    static int markedEvery(const DrawnAxes &axes) { return axes.mostRep > 20 ? 10 : 5; }

    static QColor tone(std::size_t kind, std::size_t kinds, const Inks &inks)
    {
        if (kind + 1 == kinds)
            return kinds == 1 ? inks.ink : inks.paper;
        return kind == 0 ? inks.wash2 : inks.ink;
    }

    static constexpr double rightGutter = 52; ///< space for numbers at the end of a line
    static constexpr double gap = 10; ///< space below each part

    static int lineHeight() { return lineSpacingOf(TextUse::ColumnHead); }

private:
    qreal right() const { return m_left + m_step * qreal(m_axes.months.size()); }
    qreal level(int rep, const QRectF &band) const { return levelOf(rep, m_axes, band); }
    void drawAcross(qreal y) { m_painter.drawLine(QPointF(m_left, y), QPointF(right(), y)); }

    void stepTo(QPainterPath &path, std::size_t month, qreal y) const
    {
        path.lineTo(m_left + (qreal(month) + 0.5) * m_step, path.currentPosition().y());
        path.lineTo(m_left + (qreal(month) + 0.5) * m_step, y);
        path.lineTo(m_left + (qreal(month) + 1) * m_step, y);
    }

    void fillBetween(std::size_t month, int least, int most, const QRectF &band, const QColor &colour)
    {
        // A step is from the middle of a month, where its battle is, to the middle of the next.
        const qreal from = m_left + (qreal(month) + 0.5) * m_step;
        const qreal to = std::min(from + m_step, right());
        m_painter.fillRect(QRectF(QPointF(from, level(most, band)), QPointF(to, level(least, band))), colour);
    }

    void drawLine(const QPainterPath &path, const QPen &pen) { outlined(m_painter, pen).drawPath(path); }

    /// Draws the relative frequency of an event month by month, starting from `now`. Returns the y where the line ends.
    qreal drawChance(double now, const std::function<int(const MonthTally &)> &times, const QPen &pen,
                     const QRectF &band)
    {
        const auto at = [&](double chance) { return band.bottom() - chance * band.height(); };
        QPainterPath line(QPointF(m_left, at(now)));
        for (std::size_t i = 0; i < m_course.tally.months.size(); ++i)
            stepTo(line, i, at(double(times(m_course.tally.months[i])) / m_course.tally.runs));
        drawLine(line, pen);
        return line.currentPosition().y();
    }

    /// Writes the number of the middle line at its end, and the others moved away from it if they would overlap.
    void writeEnds(const std::array<int, 2> &others, int middle, const QRectF &band)
    {
        const qreal room = lineHeight();
        const qreal at = level(middle, band);
        const auto write = [&](int number, qreal y) {
            m_painter.drawText(QRectF(right() + 5, y - room / 2, rightGutter - 5, room), atLeft,
                               QString::number(number));
        };
        setType(m_painter, TextUse::SecondLineBold, m_inks.accent);
        write(middle, at);
        setType(m_painter, TextUse::ColumnHead, m_inks.pencil);
        for (const int number : others) {
            const qreal y = level(number, band);
            if (number > middle)
                write(number, std::min(y, at - room));
            else if (number < middle)
                write(number, std::max(y, at + room));
        }
    }

    QPainter &m_painter;
    qreal m_left;
    qreal m_step;
    const DrawnCourse &m_course;
    const DrawnAxes &m_axes;
    const Inks &m_inks;
};

/// The bands of the parts from top to bottom. The height that is left goes to the fan.
struct CourseChart::Bands {
    QRectF title, rep, eal, encounters, chances;
    qreal months = 0, legend = 0;

    Bands(const DrawnAxes &axes, qreal height)
    {
        const qreal line = CoursePainter::lineHeight();
        constexpr qreal gap = CoursePainter::gap;
        qreal next = 0;
        const auto take = [&](QRectF &band, qreal lines, qreal below) {
            band = {0, next, 0, lines * line};
            next = band.bottom() + (lines > 0 ? below : 0);
        };
        const qreal others = 2.4 + (axes.hasEal ? 5.6 : 0) + (axes.hasEncounters ? 4.6 : 0) + 4.6 + 3.6;
        const qreal fan = std::max(9.0, (height - 5.5 * gap) / line - others); // the legend may take two lines
        take(title, 2.4, gap);
        take(rep, fan, gap);
        take(eal, axes.hasEal ? 5.6 : 0, gap);
        take(encounters, axes.hasEncounters ? 4.6 : 0, 2 * gap);
        take(chances, 4.6, gap / 2);
        months = next;
        legend = months + 1.6 * line;
        all = (fan + others) * line + 5.5 * gap;
    }

    qreal all = 0; ///< height of all together
};

CourseChart::CourseChart()
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
    const int courses = std::max(1, int(m_courses.size()));
    return {gutter() + courses * scaledForFont(narrowestCourse), int(Bands(m_axes, 0).all) + 1};
}

void CourseChart::paintEvent(QPaintEvent *)
{
    if (m_courses.empty())
        return;
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    const Bands bands(m_axes, height());
    const qreal left = gutter();
    const qreal each = (width() - left) / qreal(m_courses.size());
    for (std::size_t i = 0; i < m_courses.size(); ++i) {
        const QRectF across(left + qreal(i) * each, 0, each - coursesApart, height());
        CoursePainter course(painter, across, m_courses[i], m_axes, inks);
        course.drawTitle(bands.title);
        course.drawFan(bands.rep);
        if (m_axes.hasEal)
            course.drawEal(bands.eal);
        if (m_axes.hasEncounters)
            course.drawEncounters(bands.encounters);
        course.drawChances(bands.chances);
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

/// Returns the width for the names, which are not shortened, and for a number of the fan after its name.
int CourseChart::gutter() const
{
    const QFontMetricsF metrics(fontFor(TextUse::ColumnHead));
    qreal widest = std::max<qreal>(scaledForFont(leastNames),
                                   metrics.horizontalAdvance(tr("after battle") + QStringLiteral("  88")));
    for (const EncounterShare &share : sharesNamed())
        widest = std::max(widest, swatch + besideSwatch + metrics.horizontalAdvance(share.title) + 1);
    return int(std::ceil(widest)) + besideNames;
}

/// Draws the names of the parts at the left, with the symbols used in them.
void CourseChart::drawNames(QPainter &painter, const Bands &bands) const
{
    const Inks &inks = inksOf(palette());
    const qreal line = CoursePainter::lineHeight();
    const qreal room = gutter() - besideNames;
    const auto write = [&](TextUse use, const QColor &ink, qreal left, qreal top, const QString &text) {
        setType(painter, use, ink);
        drawing::elided(painter, QRectF(left, top, room - left, line + 2), atLeft, text);
    };
    write(TextUse::SecondLineBold, inks.ink, 0, bands.rep.top(),
          m_axes.hasSkill ? tr("Total initiative") : tr("Total Rep"));
    write(TextUse::ColumnHead, inks.pencil, 0, bands.rep.top() + line + 2, tr("after battle"));
    const int every = CoursePainter::markedEvery(m_axes);
    for (int rep = every; rep <= m_axes.mostRep; rep += every) {
        const qreal middle = CoursePainter::levelOf(rep, m_axes, bands.rep);
        painter.drawText(QRectF(0, middle - line / 2, room, line), atRight, QString::number(rep));
    }
    if (m_axes.hasEal) {
        write(TextUse::SecondLineBold, inks.ink, 0, bands.eal.top(), tr("EAL"));
        const qreal row = (bands.eal.height() - CoursePainter::gap) / highestEal;
        setType(painter, TextUse::ColumnHead, inks.pencil);
        for (int eal = lowestEal; eal <= highestEal; ++eal)
            painter.drawText(QRectF(0, bands.eal.top() + (highestEal - eal) * row, room, row), atRight,
                             QString::number(eal));
    }
    if (m_axes.hasEncounters)
        write(TextUse::SecondLineBold, inks.ink, 0, bands.encounters.top(), tr("Encounter"));
    const auto shares = m_axes.hasEncounters ? sharesNamed() : std::vector<EncounterShare>();
    for (std::size_t kind = 0; kind < shares.size(); ++kind) {
        // In the order of the drawing: the last kind is at the top.
        const qreal top = bands.encounters.top() + qreal(shares.size() - kind) * (line + 1);
        outlined(painter, {inks.edge, 1}, CoursePainter::tone(kind, shares.size(), inks))
            .drawRect(QRectF(0.5, top + (line - swatch) / 2, swatch, swatch));
        write(TextUse::ColumnHead, inks.pencil, swatch + besideSwatch, top, shares[kind].title);
    }
    write(TextUse::SecondLineBold, inks.ink, 0, bands.chances.top(), tr("Chance"));
    write(TextUse::ColumnHead, inks.pencil, 22, bands.chances.top() + line + 4,
          m_axes.hasSkill ? tr("Leader lives") : tr("Star lives"));
    painter.setPen({inks.accent, 2});
    painter.drawLine(QPointF(0, bands.chances.top() + 1.5 * line + 5),
                     QPointF(15, bands.chances.top() + 1.5 * line + 5));
    if (!m_axes.goals.empty()) {
        write(TextUse::ColumnHead, inks.pencil, 22, bands.chances.top() + 2 * line + 6, m_axes.goals.front());
        painter.setPen({inks.ink, 1.6, Qt::DotLine});
        painter.drawLine(QPointF(0, bands.chances.top() + 2.5 * line + 7),
                         QPointF(15, bands.chances.top() + 2.5 * line + 7));
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
    painter.setPen({inks.accent, 2});
    painter.drawLine(QPointF(0, middle), QPointF(sample, middle));
    setType(painter, TextUse::ColumnHead, inks.pencil);
    const QString text = m_axes.hasEal
        ? tr("line: the median; inner band: half of all runs; outer band: eight in ten; the larger a square, the "
             "likelier")
        : tr("line: the median; inner band: half of all runs; outer band: eight in ten");
    painter.drawText(QRectF(sample + 7, top, width() - sample - 7, 2 * line),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
}

} // namespace muster
