// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/figurehistory.h"
#include "ui/look/inks.h"

#include <QPainter>

namespace muster {

/// A Rep from a month on.
struct RepPoint {
    int turn = 0; ///< he joined at its start; later changes fall at its end
    int rep = 0;

    friend bool operator==(const RepPoint &, const RepPoint &) = default;
};

using RepSeries = std::vector<RepPoint>;

/// A figure's Rep by month, from its history; chapters that leave the Rep alone are left out.
RepSeries seriesOf(const std::vector<FigureChapter> &history);

/// Steps on an axis of Rep 1 to 6 that all rows share, over the months up to `lastTurn`, with a dot at the end.
void paintRepSteps(QPainter &painter, const QRectF &place, const RepSeries &series, int lastTurn, const QColor &line,
                   const Inks &inks);

} // namespace muster
