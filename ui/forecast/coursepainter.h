// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/forecast.h"
#include "ui/look/inks.h"
#include "ui/parts/coursesign.h"

#include <QPainter>
#include <QPainterPath>

#include <array>
#include <functional>

namespace muster {

/// A course the campaign may take, as it is drawn.
struct DrawnCourse {
    std::optional<CourseSign> sign; ///< none where there is only one
    QString title;
    std::vector<TurnAhead> chain;
    RunTally tally; ///< may have no runs yet
};

/// What all of them share.
struct DrawnAxes {
    QStringList months; ///< a short mark for each
    int repNow = 0;
    int mostRep = 10;
    bool hasEal = true;
    bool hasEncounters = true; ///< false: always the same one comes
    bool hasSkill = false; ///< initiative in place of Rep, a Leader in place of a Star
    QStringList goals = {}; ///< the first is drawn, all are said
    QStringList foes = {};
};

/// A kind of encounter as it is drawn.
struct EncounterShare {
    QString title;
    double chance = 0;
};
/// The first is drawn lowest; where there are many kinds, only whether an encounter comes at all.
std::vector<EncounterShare> encounterShares(const TurnAhead &turn);

/// Draws one course over its months: Rep in all as a fan, EAL and encounters, and the Star's chance. It is told by place,
/// size and tone, and colour adds nothing.
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

    void drawTitle(qreal top, qreal height);
    void drawFan(qreal top, qreal height);
    /// The larger the square, the likelier; all their areas in a month make one.
    void drawEal(qreal top, qreal height);
    void drawEncounters(qreal top, qreal height);
    void drawChances(qreal top, qreal height);
    void drawMonths(qreal top);
    /// Where that much Rep is drawn, and at which of them a line is.
    static qreal levelOf(int rep, const DrawnAxes &axes, qreal top, qreal height)
    {
        return top + height - height * rep / axes.mostRep;
    }
    static int markedEvery(const DrawnAxes &axes) { return axes.mostRep > 20 ? 10 : 5; }
    static QColor tone(std::size_t kind, std::size_t kinds, const Inks &inks);

    static constexpr double rightGutter = 52; ///< for what stands at the end of a line
    static constexpr double gap = 10; ///< below the parts of a sheet
    static int lineHeight();

private:
    qreal right() const { return m_left + m_step * qreal(m_axes.months.size()); }
    qreal level(int rep, qreal top, qreal height) const { return levelOf(rep, m_axes, top, height); }
    void stepTo(QPainterPath &path, std::size_t month, qreal y) const;
    void fillBetween(std::size_t month, int least, int most, qreal top, qreal height, const QColor &colour);
    void drawLine(const QPainterPath &path, const QPen &pen);
    /// How often something came, month by month, from what it is `now`; where it ends.
    qreal drawChance(double now, const std::function<int(const MonthTally &)> &times, const QPen &pen, qreal top,
                     qreal height);
    /// The middle's number where it is, the others' pushed away from it where they would lie over it.
    void writeEnds(const std::array<int, 2> &others, int middle, qreal top, qreal height);

    QPainter &m_painter;
    qreal m_left;
    qreal m_step;
    const DrawnCourse &m_course;
    const DrawnAxes &m_axes;
    const Inks &m_inks;
};

} // namespace muster
