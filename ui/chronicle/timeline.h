// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/story/stepstory.h"
#include "rules/encounter/kind.h"
#include "rules/pack/pack.h"
#include "ui/look/icon.h"
#include "ui/look/inks.h"

#include <QPainterPath>

#include <functional>

class QPainter;
class QRectF;

namespace muster {

/// A month in one line: what was met, how it ended, and how strong the band went in and came out.
struct TimelineMonth {
    int turn = 1;
    QString mark; ///< "7", "Late Mar"
    QString kind; ///< "Raid: Attack"; empty where it is not known yet
    std::optional<int> eal;
    std::optional<Outcome> outcome; ///< none while it is still to be played
    int repBefore = 0;
    std::optional<int> repAfter; ///< none while it is still to be played

    friend bool operator==(const TimelineMonth &, const TimelineMonth &) = default;
};

/// The months that were played, and the present one last; read off the steps in force.
std::vector<TimelineMonth> timelineOf(const Book &book, const Pack &pack);

/// The line of Rep in all: a step at a month's beginning and one at its battle. `left`: where the first month is.
QPainterPath repSteps(const std::vector<TimelineMonth> &months, std::size_t first, std::size_t last, qreal left,
                      qreal monthWidth, const std::function<qreal(int)> &levelOf);

/// The icon of a line, a name of resources/icons.
IconName themeIcon(Theme theme);

/// A check in a solid disc, or a cross in a ring: told apart without colour.
void outcomeMark(QPainter &painter, const QRectF &place, Outcome outcome, const Inks &inks);

} // namespace muster
