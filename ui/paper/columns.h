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
    qreal width = 0; ///< points; 0 takes what the others leave
    Qt::Alignment alignment = Qt::AlignLeft;
    bool kept = true; ///< else it takes no room and has no head; its cell is empty
};

/// What stands in a row of a table below a column: nothing, words as the column is aligned, a lighter word behind them; or
/// what paints itself, into the room of so many columns.
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
/// A line for a number in the middle.
Cell numberCell(qreal width = 28);

/// The columns of a table: where each cell of a row is, and the heads above them.
class Columns
{
public:
    Columns(std::vector<Column> columns, qreal width);

    qreal headHeight() const;
    void drawHead(QPainter &painter, const QRectF &head) const;
    QRectF cell(const QRectF &row, int column) const;
    /// What stands in a row, over a thin line.
    void drawRow(QPainter &painter, const QRectF &row, const Cells &cells) const;

private:
    struct Span {
        Column column;
        qreal left;
        QStringList title;
    };
    std::vector<Span> m_spans;
};

/// A table under these columns' heads.
Table tableOf(const Columns &columns, qreal rowHeight, std::vector<Cells> rows);
/// A table of the report, its heads close above it.
Table closeTableOf(const Columns &columns, qreal rowHeight, std::vector<Cells> rows);
/// A table with its heading, which some of it is kept together with.
void addTable(PageFlow &flow, const QString &heading, const Table &table);

/// "Crossbow, range 24″, Impact 3": the weapon and the figures its user needs at the table.
QString weaponLine(const Profile &profile, const Pack &pack);
QString weaponLine(const QString &weapon, const Pack &pack);

/// The name of the foe who leads the enemy in the encounter under way; empty where nobody known does.
QString foeHere(const Campaign &campaign);

} // namespace muster::paper
