// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/figurehistory.h"
#include "ui/look/inks.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QStringList>
#include <QWidget>

#include <functional>

namespace muster {

/// A Rep from a month on.
struct RepPoint {
    int turn = 0; ///< the figure joined at its start; later changes fall at its end
    int rep = 0;

    friend bool operator==(const RepPoint &, const RepPoint &) = default;
};

using RepSeries = std::vector<RepPoint>;

/// A figure's Rep by month, from its history; chapters that leave the Rep alone are left out.
RepSeries seriesOf(const std::vector<FigureChapter> &history);

/// What it was from a month to another.
RepSeries within(const RepSeries &series, int first, int last);

/// The turn in which the figure's line ends: that of the last battle, or in which it left.
int lastTurnOf(const Campaign &campaign, FigureId figure);

/// Steps on an axis of Rep 1 to 6 that all rows share, over the months up to `lastTurn`, with a dot at the end.
void paintRepSteps(QPainter &painter, const QRectF &place, const RepSeries &series, int lastTurn, const QColor &line,
                   const Inks &inks);

/// Why is the figure's Rep 3, as a picture: steps over the months, with the Star's own steps dotted.
class RepPlot : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::RepPlot)
public:
    RepPlot();

    /// How the campaign calls a turn: where there is little room, and in full.
    struct TurnWords {
        std::function<QString(int)> mark;
        std::function<QString(int)> label;
    };
    /// `star` is empty where it is the Star's own plot.
    void load(const RepSeries &series, int lastTurn, const RepSeries &star, const TurnWords &turns);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void measure();
    qreal startOf(int turn) const;
    qreal heightOf(int rep) const;
    void paintAxes(QPainter &painter, const Inks &inks) const;
    QPainterPath pathOf(const RepSeries &series) const;
    void paintStar(QPainter &painter, const Inks &inks) const;
    void paintSteps(QPainter &painter, const Inks &inks) const;

    RepSeries m_series;
    RepSeries m_star; ///< over the months shown
    QStringList m_marks; ///< from the first turn to the last
    int m_first = 1;
    int m_last = 1;
    int m_least = 1;
    int m_most = 5;
    QRectF m_place;
};

} // namespace muster
