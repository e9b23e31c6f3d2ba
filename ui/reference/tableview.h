// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/shelf.h"

#include <QWidget>

namespace muster {

/// A table of the shelf as it stands in the book, the row and cell that came up lit; below it what changes the dice.
class TableView : public QWidget
{
    Q_OBJECT
public:
    TableView();

    void load(const ShelfTable &table);
    /// −1 for none.
    void light(int row, int column);
    /// Marks the cells that have these words; none, nothing is marked.
    void mark(const QString &words);

    QSize sizeHint() const override;
    /// As high as it needs to be it gets by its width; asked for at its narrowest, it would scroll where it fits.
    QSize minimumSizeHint() const override { return {280, fontMetrics().height()}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Layout {
        std::vector<qreal> columns; ///< widths
        qreal head = 0;
        std::vector<qreal> rows; ///< heights
        std::vector<qreal> lines;
        qreal lineLabel = 0;
        qreal height = 0;
    };
    Layout layOut(qreal width) const;
    std::vector<qreal> columnWidths(qreal width) const;
    void drawHeads(QPainter &painter, const Layout &places) const;
    void drawRow(QPainter &painter, const QRectF &place, const Layout &places, int row) const;
    void drawModifiers(QPainter &painter, const Layout &places, qreal top) const;

    ShelfTable m_table;
    QString m_found;
    int m_row = -1;
    int m_column = -1;
};

} // namespace muster
