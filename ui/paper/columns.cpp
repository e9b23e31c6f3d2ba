// SPDX-License-Identifier: MIT
#include "ui/paper/columns.h"

#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"

#include <algorithm>
#include <utility>

namespace muster::paper {

static constexpr qreal cellPadding = 3;
static constexpr qreal headLineHeight = 10;

/// As wide as it should be, and where that is too narrow for a word of its head in the language, as wide as that.
static qreal widthWithHead(const Column &column)
{
    qreal width = column.width;
    for (const QString &word : column.title.split(u' '))
        width = std::max(width, lettering(Style::Small).width(word) + cellPadding);
    return width;
}

Columns::Columns(std::vector<Column> columns, qreal width)
{
    qreal fixed = 0;
    int free = 0;
    for (Column &column : columns) {
        if (!column.kept)
            continue;
        if (column.width > 0)
            column.width = widthWithHead(column);
        fixed += column.width;
        free += column.width == 0 ? 1 : 0;
    }
    qreal left = 0;
    for (Column &column : columns) {
        if (!column.kept) {
            m_spans.push_back({Column(), left, {}});
            continue;
        }
        if (column.width == 0)
            column.width = (width - fixed) / free;
        const QStringList title = lettering(Style::Small).lines(column.title, column.width - cellPadding, 2);
        m_spans.push_back({column, left, title});
        left += column.width;
    }
}

qreal Columns::headHeight() const
{
    qsizetype lines = 1;
    for (const Span &span : m_spans)
        lines = std::max(lines, span.title.size());
    return static_cast<qreal>(lines) * headLineHeight + 6;
}

void Columns::drawHead(QPainter &painter, const QRectF &head) const
{
    for (std::size_t i = 0; i < m_spans.size(); ++i) {
        const Span &span = m_spans[i];
        qreal y = head.bottom() - 4 - headLineHeight * static_cast<qreal>(span.title.size());
        for (const QString &line : span.title) {
            QRectF place = cell(head, static_cast<int>(i));
            place.setTop(y);
            place.setHeight(headLineHeight);
            pencil(painter, place, span.column.alignment | Qt::AlignVCenter, line);
            y += headLineHeight;
        }
    }
    headLine(painter, head);
}

QRectF Columns::cell(const QRectF &row, int column) const
{
    const Span &span = m_spans.at(static_cast<std::size_t>(column));
    const bool left = span.column.alignment & Qt::AlignLeft;
    return {row.left() + span.left + (left ? cellPadding : 0), row.top(), span.column.width - (left ? cellPadding : 0),
            row.height()};
}

Table tableOf(const Columns &columns, qreal rowHeight, int rows, PaintRow paint)
{
    Table table;
    table.headHeight = columns.headHeight();
    table.head = [columns](QPainter &painter, const QRectF &head, int) { columns.drawHead(painter, head); };
    table.rowHeight = rowHeight;
    table.rows = rows;
    table.row = [columns, paint = std::move(paint)](QPainter &painter, const QRectF &row, int index) {
        paint(painter, row, columns, index);
    };
    return table;
}

} // namespace muster::paper
