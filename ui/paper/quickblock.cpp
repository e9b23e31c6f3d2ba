// SPDX-License-Identifier: MIT
#include "ui/paper/quickblock.h"

#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/parts/columnshare.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::paper {

namespace {

constexpr qreal lineHeight = 9.3;
constexpr qreal titleHeight = 11;
constexpr qreal gap = 6;
constexpr qreal rowSpace = 1.6;
constexpr auto leftAndMiddle = Qt::AlignLeft | Qt::AlignVCenter;

/// What stands side by side in one row, each cell in lines of its own.
struct Cell {
    QStringList lines;
    Style style = Style::Fine;
};

void addRow(Stack &stack, std::vector<Cell> cells, const std::vector<qreal> &widths, bool lineBelow)
{
    qsizetype most = 1;
    for (const Cell &cell : cells)
        most = std::max(most, cell.lines.size());
    const qreal height = static_cast<qreal>(most) * lineHeight + rowSpace;
    stack.add(height, [cells = std::move(cells), widths, lineBelow](QPainter &painter, const QRectF &place) {
        qreal x = place.left();
        for (std::size_t column = 0; column < cells.size(); ++column) {
            QRectF line(x, place.top(), widths[column] + gap / 2, lineHeight);
            for (const QString &words : cells[column].lines) {
                text(painter, line, leftAndMiddle, cells[column].style, words);
                line.translate(0, lineHeight);
            }
            x += widths[column] > 0 ? widths[column] + gap : 0;
        }
        if (lineBelow)
            rowLine(painter, place);
    });
}

/// The columns as wide as their texts ask for; where that is too much the widest give, and where there is room the last
/// has it.
std::vector<qreal> widthsOf(const ShelfTable &table, qreal width)
{
    std::vector<qreal> wanted;
    qsizetype columns = table.heads.size();
    for (const QStringList &row : table.rows)
        columns = std::max(columns, row.size());
    qreal gaps = 0;
    for (qsizetype column = 0; column < columns; ++column) {
        qreal widest = lettering(Style::Fine).width(table.heads.value(column));
        for (const QStringList &row : table.rows)
            widest = std::max(widest,
                              lettering(column == 0 ? Style::FineBold : Style::Fine).width(row.value(column)));
        wanted.push_back(widest > 0 ? widest + 1 : 0);
        gaps += widest > 0 && column > 0 ? gap : 0;
    }
    return shareWidth(std::move(wanted), width - gaps);
}

void addTable(Stack &stack, const ShelfTable &table, qreal width)
{
    const std::vector<qreal> widths = widthsOf(table, width);
    if (!table.heads.join(QString()).isEmpty()) {
        std::vector<Cell> heads;
        for (const QString &head : table.heads)
            heads.push_back({{head}, Style::Fine});
        addRow(stack, std::move(heads), widths, true);
    }
    for (const QStringList &row : table.rows) {
        std::vector<Cell> cells;
        for (qsizetype column = 0; column < row.size(); ++column) {
            const Style style = column == 0 ? Style::FineBold : Style::Fine;
            cells.push_back(
                {lettering(style).lines(row[column], widths[static_cast<std::size_t>(column)] + 0.5), style});
        }
        addRow(stack, std::move(cells), widths, true);
    }
}

/// What changes the test, one behind the other.
void addModifiers(Stack &stack, const std::vector<ShelfTable::Line> &modifiers, qreal width)
{
    QStringList all;
    for (const ShelfTable::Line &line : modifiers)
        all.append(QCoreApplication::translate("muster::Sheets", "%1: %2").arg(line.what, line.how));
    if (all.isEmpty())
        return;
    const QString separator = QStringLiteral(";  ");
    for (const QString &line : lettering(Style::Fine).lines(all.join(separator), width)) {
        stack.add(lineHeight, [line](QPainter &painter, const QRectF &place) {
            pencil(painter, place, leftAndMiddle, line, Style::Fine);
        });
    }
}

void addTitle(Stack &stack, const QString &title, const QString &page, qreal width)
{
    const qreal pageWidth = page.isEmpty() ? 0 : lettering(Style::Fine).width(page) + gap;
    const QStringList lines = lettering(Style::SmallBold).lines(title, width - pageWidth);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        stack.add(titleHeight, [line = lines[i], page = i == 0 ? page : QString()](QPainter &painter,
                                                                                   const QRectF &place) {
            text(painter, place, leftAndMiddle, Style::SmallBold, line);
            pencil(painter, place, Qt::AlignRight | Qt::AlignVCenter, page, Style::Fine);
        });
    }
}

} // namespace

Stack quickHeading(const QString &title)
{
    Stack stack;
    stack.space(2);
    stack.add(15, [title](QPainter &painter, const QRectF &place) {
        text(painter, place, leftAndMiddle, Style::Heading, title);
        headLine(painter, place);
    });
    stack.space(3);
    return stack;
}

Stack quickEntry(const ShelfEntry &entry, qreal width)
{
    Stack stack;
    addTitle(stack, entry.title, entry.page, width);
    for (const ShelfVariant &variant : entry.variants) {
        if (!variant.title.isEmpty() && entry.variants.size() > 1) {
            addRow(stack, {{{variant.title}, Style::FineBold}}, {width}, false);
        }
        addTable(stack, variant.table, width);
        addModifiers(stack, variant.table.modifiers, width);
    }
    stack.space(5);
    return stack;
}

} // namespace muster::paper
