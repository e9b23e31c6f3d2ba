// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/forecast.h"
#include "ui/look/inks.h"
#include "ui/parts/drawing.h"

#include <QPainter>
#include <QPainterPath>
#include <QWidget>

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

/// The courses a campaign may take, side by side on the months they share.
class CourseChart : public QWidget
{
    Q_OBJECT
public:
    CourseChart();

    void load(std::vector<DrawnCourse> courses, const DrawnAxes &axes);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Bands;
    std::vector<EncounterShare> sharesNamed() const;
    int gutter() const;
    void drawNames(QPainter &painter, const Bands &bands) const;
    void drawLegend(QPainter &painter, qreal top) const;

    std::vector<DrawnCourse> m_courses;
    DrawnAxes m_axes;
};

} // namespace muster
