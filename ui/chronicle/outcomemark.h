// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/kind.h"
#include "ui/look/inks.h"

class QPainter;
class QRectF;

namespace muster {

/// A check in a solid disc, or a cross in a ring: told apart without colour.
void outcomeMark(QPainter &painter, const QRectF &place, Outcome outcome, const Inks &inks);

} // namespace muster
