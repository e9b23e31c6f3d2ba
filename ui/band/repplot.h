// SPDX-License-Identifier: MIT
#pragma once

#include "ui/band/repseries.h"

#include <QStringList>
#include <QWidget>

#include <functional>

namespace muster {

/// Why is his Rep 3, as a picture: steps over the months, with the Star's Rep as a dotted line.
class RepPlot : public QWidget
{
    Q_OBJECT
public:
    explicit RepPlot(QWidget *parent = nullptr);

    /// How the campaign calls a turn: where there is little room, and in full.
    struct TurnWords {
        std::function<QString(int)> mark;
        std::function<QString(int)> label;
    };
    /// `starRep` is left out where it is the Star's own plot.
    void load(const RepSeries &series, int lastTurn, std::optional<int> starRep, const TurnWords &turns);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void measure();
    qreal startOf(int turn) const;
    qreal heightOf(int rep) const;
    void paintAxes(QPainter &painter, const Inks &inks) const;
    void paintSteps(QPainter &painter, const Inks &inks) const;

    RepSeries m_series;
    std::optional<int> m_starRep;
    QStringList m_marks; ///< from the first turn to the last
    int m_first = 1;
    int m_last = 1;
    int m_least = 1;
    int m_most = 5;
    QRectF m_place;
};

} // namespace muster
