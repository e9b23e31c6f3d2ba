// SPDX-License-Identifier: MIT
#pragma once

#include "ui/forecast/coursepainter.h"

#include <QWidget>

namespace muster {

/// The courses a campaign may take, side by side on the months they share.
class CourseChart : public QWidget
{
    Q_OBJECT
public:
    explicit CourseChart(QWidget *parent = nullptr);

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

/// All that the chart says, month by month, for those who cannot see it.
QString coursesInWords(const std::vector<DrawnCourse> &courses, const DrawnAxes &axes);

} // namespace muster
