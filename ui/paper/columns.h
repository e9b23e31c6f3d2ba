// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/pageflow.h"

#include <QPainter>
#include <QRectF>
#include <QString>

#include <functional>
#include <vector>

namespace muster::paper {

struct Column {
    QString title;
    qreal width = 0; ///< points; 0 takes what the others leave
    Qt::Alignment alignment = Qt::AlignLeft;
    bool kept = true; ///< else it takes no room and has no head; its cell is empty
};

/// The columns of a table: where each cell of a row is, and the heads above them.
class Columns
{
public:
    Columns(std::vector<Column> columns, qreal width);

    qreal headHeight() const;
    void drawHead(QPainter &painter, const QRectF &head) const;
    QRectF cell(const QRectF &row, int column) const;

private:
    struct Span {
        Column column;
        qreal left;
        QStringList title;
    };
    std::vector<Span> m_spans;
};

/// What is painted in a row of a table with these columns.
using PaintRow = std::function<void(QPainter &painter, const QRectF &row, const Columns &columns, int index)>;

/// A table under these columns' heads.
Table tableOf(const Columns &columns, qreal rowHeight, int rows, PaintRow paint);

} // namespace muster::paper
