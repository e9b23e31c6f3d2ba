// SPDX-License-Identifier: MIT
#include "ui/paper/figuretable.h"

#include <utility>

namespace muster::paper {

Table tableOfFigures(const Columns &columns, qreal rowHeight, const std::vector<const Figure *> &figures,
                     PaintFigure paint)
{
    constexpr qreal closer = 4;
    const auto row = [figures, paint = std::move(paint)](QPainter &painter, const QRectF &place, const Columns &places,
                                                         int index) {
        paint(painter, place, places, *figures[static_cast<std::size_t>(index)]);
    };
    Table table = tableOf(columns, rowHeight, static_cast<int>(figures.size()), row);
    table.headHeight -= closer;
    return table;
}

} // namespace muster::paper
