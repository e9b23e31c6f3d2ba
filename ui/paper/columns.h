// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"
#include "ui/paper/papermarks.h"

#include <QString>

#include <utility>
#include <vector>

namespace muster::paper {

struct Column {
    QString title;
    qreal width = 0; ///< points; 0 shares the space that the other columns leave
    Qt::Alignment alignment = Qt::AlignLeft;
    bool kept = true; ///< false leaves the column out: it takes no space and has no head, and its cell is empty
};

/// A cell of a table: empty, words aligned like the column, with or without lighter words after them, or a painting
/// that spans `columns` columns.
struct Cell {
    Cell() = default;
    Cell(Style how, QString what, QString lighter = {})
        : style(how)
        , words(std::move(what))
        , behind(std::move(lighter))
    {
    }
    Cell(Painting own, int of = 1)
        : painting(std::move(own))
        , columns(of)
    {
    }

    Style style = Style::Body;
    QString words;
    QString behind;
    Painting painting;
    int columns = 1;
};
using Cells = std::vector<Cell>;

Cell tickCell(bool ticked = false);
Cell boxesCell(int count, qreal side);
Cell ringsCell(int rep);
/// Returns a cell with a line in the middle, to write a number on.
Cell numberCell(qreal width = 28);

/// The columns of a table: the place of each cell of a row, and the heads above them.
class Columns
{
public:
    Columns(std::vector<Column> columns, qreal width);

    qreal headHeight() const;
    void drawHead(QPainter &painter, const QRectF &head) const;
    QRectF cell(const QRectF &row, int column) const;
    /// Draws the cells of a row, over a thin line.
    void drawRow(QPainter &painter, const QRectF &row, const Cells &cells) const;

private:
    struct Span {
        Column column;
        qreal left;
        QStringList title;
    };
    std::vector<Span> m_spans;
};

/// Returns a table with these columns and their heads.
Table tableOf(const Columns &columns, qreal rowHeight, std::vector<Cells> rows);
/// Returns a table of the report, with its heads close above it.
Table closeTableOf(const Columns &columns, qreal rowHeight, std::vector<Cells> rows);
/// Adds a table with its heading, which is kept together with the first row.
void addTable(PageFlow &flow, const QString &heading, const Table &table);

/// Returns "Crossbow, range 24″, Impact 3": the weapon and the figures that its user needs at the table.
QString weaponLine(const Profile &profile, const Pack &pack);
QString weaponLine(const QString &weapon, const Pack &pack);

/// Returns the name of the foe who leads the enemy in the present encounter; empty if no known foe does.
QString foeHere(const Campaign &campaign);

} // namespace muster::paper
