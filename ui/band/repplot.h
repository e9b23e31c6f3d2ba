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

/// A Rep from a turn on.
struct RepPoint {
    int turn = 0; ///< the first point is at its start, when the figure joined; later changes are at its end
    int rep = 0;

    friend bool operator==(const RepPoint &, const RepPoint &) = default;
};

using RepSeries = std::vector<RepPoint>;

/// Returns a figure's Rep by turn, from its history, without chapters that do not change the Rep.
RepSeries seriesOf(const std::vector<FigureChapter> &history);

/// Returns the part of a series from turn `first` to turn `last`.
RepSeries within(const RepSeries &series, int first, int last);

/// Returns the turn in which the figure's line ends: that of the last battle, or that in which it left.
int lastTurnOf(const Campaign &campaign, FigureId figure);

/// Paints the series as steps, on an axis of Reps 1 to 6 that all rows share, over the turns up to `lastTurn`, with a
/// dot at the end.
void paintRepSteps(QPainter &painter, const QRectF &place, const RepSeries &series, int lastTurn, const QColor &line,
                   const Inks &inks);

/// A plot of a figure's Rep as steps over the turns, with the Star's own steps dotted.
class RepPlot : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::RepPlot)
public:
    RepPlot();

    /// The campaign's words for a turn, short and in full.
    struct TurnWords {
        std::function<QString(int)> mark;
        std::function<QString(int)> label;
    };
    /// Shows the series; `star` is empty in the Star's own plot.
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
    RepSeries m_star; ///< limited to the turns shown
    QStringList m_marks; ///< marks from the first turn to the last
    int m_first = 1;
    int m_last = 1;
    int m_least = 1;
    int m_most = 5;
    QRectF m_place;
};

} // namespace muster
