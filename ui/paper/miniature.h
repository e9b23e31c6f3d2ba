// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"

#include <QPainter>

namespace muster::paper {

/// Draws the figure's miniature into a square, and gives how far what stands beside it is to the right: 0 where the figure
/// has none.
qreal miniature(QPainter &painter, const QRectF &square, const SheetSource &source, FigureId id);

} // namespace muster::paper
