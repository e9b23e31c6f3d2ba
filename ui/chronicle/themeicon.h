// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/stepstory.h"
#include "rules/encounter/kind.h"
#include "ui/look/inks.h"

class QPainter;
class QRectF;

namespace muster {

/// The icon of a line, a name of resources/icons.
QString themeIcon(Theme theme);

/// A check in a solid disc, or a cross in a ring: told apart without colour.
void outcomeMark(QPainter &painter, const QRectF &place, Outcome outcome, const Inks &inks);

} // namespace muster
