// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/battles.h"
#include "ui/look/icon.h"
#include "ui/look/inks.h"

#include <QPainterPath>

#include <functional>

class QPainter;
class QRectF;

namespace muster {

/// Returns the line of total Rep for the months from `first` to before `last`, with a step at each month's beginning
/// and one at its battle. `left` is the left edge of the first of them, and `levelOf` returns the y of a number.
QPainterPath repSteps(const std::vector<BattleStory> &months, std::size_t first, std::size_t last, qreal left,
                      qreal monthWidth, const std::function<qreal(int)> &levelOf);

/// Returns the icon of a line, a name in resources/icons.
IconName themeIcon(Theme theme);

/// Draws a check in a solid disc, or a cross in a ring. They differ without colour.
void outcomeMark(QPainter &painter, const QRectF &place, Outcome outcome, const Inks &inks);

} // namespace muster
