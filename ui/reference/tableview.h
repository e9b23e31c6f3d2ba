// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/shelf.h"

#include <QWidget>

namespace muster {

/// A table of the shelf as it stands in the book, with the row and cell that came up highlighted, and the modifiers of
/// the dice below it.
class TableView : public QWidget
{
    Q_OBJECT
public:
    TableView();

    void load(const ShelfTable &table);
    /// Highlights a row and a cell; −1 for none.
    void light(int row, int column);
    /// Frames the cells that a die still to come may reach.
    void foretell(const std::vector<OutcomeText> &possible);
    /// Marks the cells that have these words; if they are empty, marks none.
    void mark(const QString &words);

    QSize sizeHint() const override;
    /// Returns a small height, since heightForWidth() gives the one that is needed; the height at the narrowest width
    /// would make it scroll where it fits.
    QSize minimumSizeHint() const override { return {280, fontMetrics().height()}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Layout {
        std::vector<qreal> columns; ///< widths of the columns
        qreal head = 0;
        std::vector<qreal> rows; ///< heights of the rows
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
    std::vector<OutcomeText> m_possible;
    int m_row = -1;
    int m_column = -1;
};

} // namespace muster
