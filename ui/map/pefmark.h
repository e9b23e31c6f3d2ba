// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/section.h"
#include "ui/look/inks.h"

#include <QPainter>

namespace muster {

/// A Possible Enemy Force as the map, the lists and the sheets show it: a disc with its number in a dashed ring, a square
/// in a solid one where it stays put. `scale` 1 is the map's size on screen, 37 across.
void drawPef(QPainter &painter, QPointF centre, const Pef &pef, const QColor &colour, const Inks &inks,
             qreal scale = 1);

} // namespace muster
