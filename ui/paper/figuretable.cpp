// SPDX-License-Identifier: MIT
#include "ui/paper/figuretable.h"

#include <utility>

namespace muster::paper {

Table tableOfFigures(const Columns &columns, qreal rowHeight, const std::vector<const Figure *> &figures,
                     PaintFigure paint)
{
    constexpr qreal oneLine = 16; // under a ring, which needs its room
    const auto row = [figures, paint = std::move(paint)](QPainter &painter, const QRectF &place, const Columns &places,
                                                         int index) {
        paint(painter, place, places, *figures[static_cast<std::size_t>(index)]);
    };
    Table table = tableOf(columns, rowHeight, static_cast<int>(figures.size()), row);
    table.headHeight -= table.headHeight > oneLine ? 4 : 1;
    return table;
}

} // namespace muster::paper
