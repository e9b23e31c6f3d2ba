// SPDX-License-Identifier: MIT
#include "ui/paper/quickblock.h"

#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/parts/columnshare.h"
#include "ui/texts.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace muster::paper {

namespace {

constexpr qreal quickLine = 8.5;
constexpr qreal titleHeight = 10.2;
constexpr qreal gap = 6;
constexpr qreal rowSpace = 1.6;
constexpr qreal belowRule = 1.1; // from the line above a row to its text
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
    const qreal height = static_cast<qreal>(most) * quickLine + rowSpace;
    stack.add(height, [cells = std::move(cells), widths, lineBelow](QPainter &painter, const QRectF &place) {
        qreal x = place.left();
        for (std::size_t column = 0; column < cells.size(); ++column) {
            QRectF line(x, place.top() + belowRule, widths[column] + gap / 2, quickLine);
            for (const QString &words : cells[column].lines) {
                text(painter, line, leftAndMiddle, cells[column].style, words);
                line.translate(0, quickLine);
            }
            x += widths[column] > 0 ? widths[column] + gap : 0;
        }
        if (lineBelow)
            rowLine(painter, place);
    });
}

/// The columns as wide as their texts ask for; where that is too much the widest give, and where there is room the last
/// has it.
std::vector<qreal> widthsOf(const std::vector<ShelfTable> &tables, qreal width)
{
    std::vector<QStringList> rows;
    qsizetype columns = 0;
    for (const ShelfTable &table : tables) {
        rows.push_back(table.heads);
        rows.insert(rows.end(), table.rows.begin(), table.rows.end());
    }
    for (const QStringList &row : rows)
        columns = std::max(columns, row.size());
    std::vector<qreal> wanted;
    qreal gaps = 0;
    for (qsizetype column = 0; column < columns; ++column) {
        qreal widest = 0;
        for (const QStringList &row : rows)
            widest = std::max(widest, lettering(column == 0 ? Style::FineBold : Style::Fine).width(row.value(column)));
        wanted.push_back(widest > 0 ? widest + 1 : 0);
        gaps += widest > 0 && column > 0 ? gap : 0;
    }
    return shareWidth(std::move(wanted), width - gaps);
}

void addHeads(Stack &stack, const ShelfTable &table, const std::vector<qreal> &widths)
{
    if (table.heads.join(QString()).isEmpty())
        return;
    std::vector<Cell> heads;
    for (const QString &head : table.heads)
        heads.push_back({{head}, Style::Fine});
    addRow(stack, std::move(heads), widths, true);
}

void addRows(Stack &stack, const ShelfTable &table, const std::vector<qreal> &widths)
{
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

void addTable(Stack &stack, const ShelfTable &table, const std::vector<qreal> &widths)
{
    addHeads(stack, table, widths);
    addRows(stack, table, widths);
}

/// Few short rows of what is rolled stand side by side, as the tests have their outcomes; else the table as it is.
ShelfTable sideBySide(const ShelfTable &table, qreal width)
{
    ShelfTable across{{QString()}, {{QString()}}, table.modifiers};
    qreal wanted = -gap;
    for (const QStringList &row : table.rows) {
        if (row.size() != 2)
            return table;
        const bool first = across.heads.size() == 1 && !table.heads.value(0).isEmpty();
        across.heads.append(first ? SheetText::tr("%1: %2").arg(table.heads[0], row[0]) : row[0]);
        across.rows[0].append(row[1]);
        wanted +=
            gap + 1 + std::max(lettering(Style::Fine).width(across.heads.back()), lettering(Style::Fine).width(row[1]));
    }
    return table.rows.size() > 1 && wanted <= width ? across : table;
}

/// What does the same is told together: "Alien, Zombie: Duck Down becomes Stands still".
std::vector<ShelfTable::Line> together(const std::vector<ShelfTable::Line> &modifiers)
{
    std::vector<ShelfTable::Line> grouped;
    for (const ShelfTable::Line &line : modifiers) {
        const auto same =
            std::find_if(grouped.begin(), grouped.end(), [&](const auto &other) { return other.how == line.how; });
        if (same == grouped.end())
            grouped.push_back(line);
        else
            same->what += QStringLiteral(", ") + line.what;
    }
    return grouped;
}

/// What changes the test, one behind the other.
void addModifiers(Stack &stack, const std::vector<ShelfTable::Line> &modifiers, qreal width)
{
    QStringList all;
    for (const ShelfTable::Line &line : together(modifiers))
        all.append(SheetText::tr("%1: %2").arg(line.what, line.how));
    if (all.isEmpty())
        return;
    stack.space(belowRule);
    const QString separator = QStringLiteral(";  ");
    for (const QString &line : lettering(Style::Fine).lines(all.join(separator), width)) {
        stack.add(quickLine, [line](QPainter &painter, const QRectF &place) {
            pencil(painter, place, leftAndMiddle, line, Style::Fine);
        });
    }
}

bool has(const ShelfVariant &variant, const ShelfTable::Line &line)
{
    const auto &lines = variant.table.modifiers;
    return std::any_of(lines.begin(), lines.end(),
                       [&](const ShelfTable::Line &other) { return other.what == line.what && other.how == line.how; });
}

/// The modifiers that all of them have are told once.
std::vector<ShelfTable::Line> sharedBy(const std::vector<ShelfVariant> &variants)
{
    std::vector<ShelfTable::Line> shared;
    for (const ShelfTable::Line &line : variants.front().table.modifiers) {
        if (std::all_of(variants.begin(), variants.end(), [&](const ShelfVariant &v) { return has(v, line); }))
            shared.push_back(line);
    }
    return shared;
}

std::vector<ShelfTable::Line> ownOf(const ShelfVariant &variant, const std::vector<ShelfVariant> &variants)
{
    std::vector<ShelfTable::Line> own;
    for (const ShelfTable::Line &line : variant.table.modifiers) {
        if (!std::all_of(variants.begin(), variants.end(), [&](const ShelfVariant &v) { return has(v, line); }))
            own.push_back(line);
    }
    return own;
}

/// One table for all classes, each with its name above its rows.
void addClasses(Stack &stack, const std::vector<ShelfVariant> &variants, qreal width)
{
    std::vector<ShelfTable> tables;
    for (const ShelfVariant &variant : variants)
        tables.push_back(variant.table);
    const std::vector<qreal> widths = widthsOf(tables, width);
    addHeads(stack, tables.front(), widths);
    for (const ShelfVariant &variant : variants) {
        stack.add(quickLine, [title = variant.title](QPainter &painter, const QRectF &place) {
            pencil(painter, place, leftAndMiddle, title, Style::Fine);
        });
        addRows(stack, variant.table, widths);
        addModifiers(stack, ownOf(variant, variants), width);
    }
}

void addTitle(Stack &stack, const QString &title, const QString &page, qreal width)
{
    const qreal pageWidth = page.isEmpty() ? 0 : lettering(Style::Fine).width(page) + gap;
    const QStringList lines = lettering(Style::SmallBold).lines(title, width - pageWidth);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        stack.add(titleHeight,
                  [line = lines[i], page = i == 0 ? page : QString()](QPainter &painter, const QRectF &place) {
                      text(painter, place, leftAndMiddle, Style::SmallBold, line);
                      pencil(painter, place, Qt::AlignRight | Qt::AlignVCenter, page, Style::Fine);
                  });
    }
}

} // namespace

Stack quickHeading(const QString &title, const QString &page)
{
    Stack stack;
    stack.space(1);
    stack.add(14.5, [title, page](QPainter &painter, const QRectF &place) {
        text(painter, place, leftAndMiddle, Style::Heading, title);
        pencil(painter, place, Qt::AlignRight | Qt::AlignVCenter, page, Style::Fine);
        headLine(painter, place);
    });
    stack.space(2);
    return stack;
}

/// The tables of an entry as they are set.
static std::vector<ShelfTable> tablesOf(const ShelfEntry &entry, qreal width)
{
    const ShelfVariant &first = entry.variants.front();
    std::vector<ShelfTable> tables;
    if (entry.variants.size() > 1) {
        for (const ShelfVariant &variant : entry.variants)
            tables.push_back(variant.table);
    } else if (first.like.isEmpty()) {
        // Side by side only the first column keeps its head: an outcome needs none, a weapon's figure does.
        const bool isRead = !first.procedure && (first.table.heads.isEmpty() || !first.table.heads[0].isEmpty());
        tables.push_back(isRead ? first.table : sideBySide(first.table, width));
    }
    return tables;
}

bool setsWordsWhole(const ShelfEntry &entry, qreal width)
{
    const std::vector<ShelfTable> tables = tablesOf(entry, width);
    const std::vector<qreal> widths = widthsOf(tables, width);
    const auto fits = [&](const QString &words, Style style, std::size_t column) {
        return lettering(style).width(words) <= widths[column] + 0.5;
    };
    for (const ShelfTable &table : tables) {
        for (qsizetype column = 0; column < table.heads.size(); ++column) {
            if (!fits(table.heads[column], Style::Fine, static_cast<std::size_t>(column)))
                return false;
        }
        for (const QStringList &row : table.rows) {
            for (qsizetype column = 0; column < row.size(); ++column) {
                const QStringList parts = row[column].split(u' ');
                for (const QString &word : parts) {
                    if (!fits(word, column == 0 ? Style::FineBold : Style::Fine, static_cast<std::size_t>(column)))
                        return false;
                }
            }
        }
    }
    return true;
}

Stack quickEntry(const ShelfEntry &entry, qreal width, bool isTitled)
{
    Stack stack;
    if (isTitled)
        addTitle(stack, entry.title, entry.page, width);
    const ShelfVariant &first = entry.variants.front();
    if (entry.variants.size() > 1)
        addClasses(stack, entry.variants, width);
    else if (const std::vector<ShelfTable> tables = tablesOf(entry, width); !tables.empty())
        addTable(stack, tables.front(), widthsOf(tables, width));
    else
        addModifiers(stack, {{SheetText::tr("Table"), first.like}}, width);
    addModifiers(stack, sharedBy(entry.variants), width);
    stack.space(4.2);
    return stack;
}

} // namespace muster::paper
