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

/// The line of Rep in all: a step at a month's beginning and one at its battle. `left`: where the first month is.
QPainterPath repSteps(const std::vector<BattleStory> &months, std::size_t first, std::size_t last, qreal left,
                      qreal monthWidth, const std::function<qreal(int)> &levelOf);

/// The icon of a line, a name of resources/icons.
IconName themeIcon(Theme theme);

/// A check in a solid disc, or a cross in a ring: told apart without colour.
void outcomeMark(QPainter &painter, const QRectF &place, Outcome outcome, const Inks &inks);

} // namespace muster
