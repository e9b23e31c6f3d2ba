// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/stepstory.h"
#include "rules/encounter/kind.h"
#include "ui/look/inks.h"

namespace muster {

/// The icon of a line, a name of resources/icons.
QString themeIcon(Theme theme);

// class QPainter;
// class QRectF;

/// A check in a solid disc, or a cross in a ring: told apart without colour.
void outcomeMark(QPainter &painter, const QRectF &place, Outcome outcome, const Inks &inks);

} // namespace muster
