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

/// A simulated course of the campaign, as drawn.
struct DrawnCourse {
    std::optional<CourseSign> sign; ///< nullopt if there is only one course
    QString title;
    std::vector<TurnAhead> chain;
    RunTally tally; ///< may have no runs yet
};

/// The data that all courses share.
struct DrawnAxes {
    QStringList months; ///< a short mark for each month
    int repNow = 0;
    int mostRep = 10;
    bool hasEal = true;
    bool hasEncounters = true; ///< false if only one kind of encounter can come
    bool hasSkill = false; ///< initiative in place of Rep, a Leader in place of a Star
    QStringList goals = {}; ///< only the first is drawn; screen readers get all
    QStringList foes = {};
};

/// A kind of encounter, as drawn.
struct EncounterShare {
    QString title;
    double chance = 0;
};
/// Returns the shares, the first at the bottom. If there are many kinds, only whether an encounter comes at all.
std::vector<EncounterShare> encounterShares(const TurnAhead &turn);

/// The simulated courses of a campaign, side by side, with the same axis of months.
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
