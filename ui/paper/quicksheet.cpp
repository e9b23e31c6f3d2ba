// SPDX-License-Identifier: MIT
#include "ui/paper/quicksheet.h"

#include "model/reference/shelf.h"
#include "model/reference/testsubject.h"
#include "ui/paper/pageflow.h"
#include "ui/paper/papermarks.h"
#include "ui/parts/drawing.h"
#include "ui/texts.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace muster::paper {

/// Returns the heading of a section, with its page if the heading is also the title of its first entry.
Stack quickHeading(const QString &title, const QString &page = {});
/// Returns a test or table for a column of the quick reference, with or without its own title.
Stack quickEntry(const ShelfEntry &entry, qreal width, bool isTitled = true);
/// Returns whether no column head is cut and no word broken in a column of this width.
bool setsWordsWhole(const ShelfEntry &entry, qreal width);

namespace {

constexpr qreal quickLine = 8.5;
constexpr qreal titleHeight = 10.2;
constexpr qreal gap = 6;
constexpr qreal rowSpace = 1.6;
constexpr qreal belowRule = 1.1; // distance from the line above a row to its text

/// A cell of a row; the cells stand side by side, each with its own lines.
struct QuickCell {
    QStringList lines;
    Style style = Style::Fine;
};

void addRow(Stack &stack, std::vector<QuickCell> cells, const std::vector<qreal> &widths, bool lineBelow)
{
    qsizetype most = 1;
    for (const QuickCell &cell : cells)
        most = std::max(most, cell.lines.size());
    const qreal height = qreal(most) * quickLine + rowSpace;
    stack.add(height, [cells = std::move(cells), widths, lineBelow](QPainter &painter, const QRectF &place) {
        qreal x = place.left();
        for (std::size_t column = 0; column < cells.size(); ++column) {
            QRectF line(x, place.top() + belowRule, widths[column] + gap / 2, quickLine);
            for (const QString &words : cells[column].lines) {
                text(painter, line, cells[column].style, words);
                line.translate(0, quickLine);
            }
            x += widths[column] > 0 ? widths[column] + gap : 0;
        }
        if (lineBelow)
            rowLine(painter, place);
    });
}

/// Returns the widths of the columns that their texts need. If the sum is too large the widest columns shrink; if there
/// is space left the last column gets it.
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
    std::vector<QuickCell> heads;
    for (const QString &head : table.heads)
        heads.push_back({{head}, Style::Fine});
    addRow(stack, std::move(heads), widths, true);
}

void addRows(Stack &stack, const ShelfTable &table, const std::vector<qreal> &widths)
{
    for (const QStringList &row : table.rows) {
        std::vector<QuickCell> cells;
        for (qsizetype column = 0; column < row.size(); ++column) {
            const Style style = column == 0 ? Style::FineBold : Style::Fine;
            cells.push_back({lettering(style).lines(row[column], widths[std::size_t(column)] + 0.5), style});
        }
        addRow(stack, std::move(cells), widths, true);
    }
}

void addTable(Stack &stack, const ShelfTable &table, const std::vector<qreal> &widths)
{
    addHeads(stack, table, widths);
    addRows(stack, table, widths);
}

/// Returns a table with its rows side by side, like the outcomes of the tests, if they are few, short and rolled; else
/// the table unchanged.
ShelfTable sideBySide(const ShelfTable &table, qreal width)
{
    ShelfTable across{{QString()}, {{QString()}}, table.modifiers};
    qreal wanted = -gap;
    for (const QStringList &row : table.rows) {
        if (row.size() != 2)
            return table;
        const bool first = across.heads.size() == 1 && !table.heads.value(0).isEmpty();
        //: A column's title, and its value in this row
        across.heads.append(first ? SheetText::tr("%1: %2").arg(table.heads[0], row[0]) : row[0]);
        across.rows[0].append(row[1]);
        wanted +=
            gap + 1 + std::max(lettering(Style::Fine).width(across.heads.back()), lettering(Style::Fine).width(row[1]));
    }
    return table.rows.size() > 1 && wanted <= width ? across : table;
}

/// Returns modifiers with those of the same effect merged: "Alien, Zombie: Duck Down becomes Stands still".
std::vector<ShelfTable::Line> together(const std::vector<ShelfTable::Line> &modifiers)
{
    std::vector<ShelfTable::Line> grouped;
    for (const ShelfTable::Line &line : modifiers) {
        const auto same = std::ranges::find_if(grouped, [&](const auto &other) { return other.how == line.how; });
        if (same == grouped.end())
            grouped.push_back(line);
        else
            same->what += QStringLiteral(", ") + line.what;
    }
    return grouped;
}

/// Adds the modifiers of the test, one after the other.
void addModifiers(Stack &stack, const std::vector<ShelfTable::Line> &modifiers, qreal width)
{
    QStringList all;
    for (const ShelfTable::Line &line : together(modifiers))
        //: A modifier, and what it does: "in cover: −1"
        all.append(SheetText::tr("%1: %2").arg(line.what, line.how));
    if (all.isEmpty())
        return;
    stack.space(belowRule);
    const QString separator = QStringLiteral(";  ");
    for (const QString &line : lettering(Style::Fine).lines(all.join(separator), width)) {
        stack.add(quickLine, pencilled(line, Style::Fine));
    }
}

bool has(const ShelfVariant &variant, const ShelfTable::Line &line)
{
    const auto &lines = variant.table.modifiers;
    return std::ranges::any_of(
        lines, [&](const ShelfTable::Line &other) { return other.what == line.what && other.how == line.how; });
}

/// Returns the modifiers that all variants share; they are printed once.
std::vector<ShelfTable::Line> sharedBy(const std::vector<ShelfVariant> &variants)
{
    std::vector<ShelfTable::Line> shared;
    for (const ShelfTable::Line &line : variants.front().table.modifiers) {
        if (std::ranges::all_of(variants, [&](const ShelfVariant &v) { return has(v, line); }))
            shared.push_back(line);
    }
    return shared;
}

std::vector<ShelfTable::Line> ownOf(const ShelfVariant &variant, const std::vector<ShelfVariant> &variants)
{
    std::vector<ShelfTable::Line> own;
    for (const ShelfTable::Line &line : variant.table.modifiers) {
        if (!std::ranges::all_of(variants, [&](const ShelfVariant &v) { return has(v, line); }))
            own.push_back(line);
    }
    return own;
}

/// Adds one table for all classes, with the name of each class above its rows.
void addClasses(Stack &stack, const std::vector<ShelfVariant> &variants, qreal width)
{
    std::vector<ShelfTable> tables;
    for (const ShelfVariant &variant : variants)
        tables.push_back(variant.table);
    const std::vector<qreal> widths = widthsOf(tables, width);
    addHeads(stack, tables.front(), widths);
    for (const ShelfVariant &variant : variants) {
        stack.add(quickLine, pencilled(variant.title, Style::Fine));
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
                      text(painter, place, Style::SmallBold, line);
                      pencil(painter, place, page, Style::Fine, rightAligned);
                  });
    }
}

} // namespace

Stack quickHeading(const QString &title, const QString &page)
{
    Stack stack;
    stack.space(1);
    stack.add(14.5, [title, page](QPainter &painter, const QRectF &place) {
        text(painter, place, Style::Heading, title);
        pencil(painter, place, page, Style::Fine, rightAligned);
        headLine(painter, place);
    });
    stack.space(2);
    return stack;
}

/// Returns the tables of an entry as they are printed.
static std::vector<ShelfTable> tablesOf(const ShelfEntry &entry, qreal width)
{
    const ShelfVariant &first = entry.variants.front();
    std::vector<ShelfTable> tables;
    if (entry.variants.size() > 1) {
        for (const ShelfVariant &variant : entry.variants)
            tables.push_back(variant.table);
    } else if (first.like.isEmpty()) {
        // Side by side only the first column keeps its head: an outcome needs none, but a weapon's figure does.
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
            if (!fits(table.heads[column], Style::Fine, std::size_t(column)))
                return false;
        }
        for (const QStringList &row : table.rows) {
            for (qsizetype column = 0; column < row.size(); ++column) {
                const QStringList parts = row[column].split(u' ');
                for (const QString &word : parts) {
                    if (!fits(word, column == 0 ? Style::FineBold : Style::Fine, std::size_t(column)))
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
        //: Before the name of a table that is the same
        addModifiers(stack, {{SheetText::tr("Table"), first.like}}, width);
    addModifiers(stack, sharedBy(entry.variants), width);
    stack.space(4.2);
    return stack;
}

namespace {

constexpr qreal quickHead = 33;
constexpr qreal quickFoot = 15;
constexpr qreal betweenColumns = 18;
constexpr int columnCount = 2;

/// Returns the title of the part of the reference that a sheet shows; empty for the first part, with all that is rolled
/// at the table.
QString partShown(const Pack &pack, const QString &part)
{
    const std::vector<ShelfPart> parts = shelfParts(pack);
    for (const ShelfPart &one : parts) {
        if (one.id == part && one.id != parts.front().id)
            return one.title;
    }
    return {};
}

PageFlow emptySheet(const Pack &pack, const QString &part, const QString &title, QSizeF page)
{
    const QString kind =
        //: The name of a printed sheet: rules in short
        part.isEmpty() ? SheetText::tr("Quick reference") : SheetText::tr("Quick reference: %1").arg(part);
    const auto head = [rules = pack.title, kind](QPainter &painter, const QRectF &place) {
        const qreal right = lettering(Style::Body).width(kind) + 1;
        text(painter, QRectF(place.left(), place.top(), place.width() - right - betweenColumns, 26), Style::Title,
             rules);
        text(painter, QRectF(place.left(), place.top() + 3, place.width(), 22), Style::Body, kind, rightAligned);
        painter.setPen({printInks().ink, 1.6});
        painter.drawLine(place.topLeft() + QPointF(0, 29), place.topRight() + QPointF(0, 29));
    };
    const auto foot = [title](QPainter &painter, const QRectF &place, int number, int pages) {
        const QString maker =
            //: Foot of a page, with its number and the number of pages
            pages > 1 ? SheetText::tr("Muster    page %1 of %2").arg(number + 1).arg(pages) : QStringLiteral("Muster");
        pencil(painter, place.adjusted(0, 4, 0, 0), title);
        pencil(painter, place.adjusted(0, 4, 0, 0), maker, Style::Small, rightAligned);
    };
    return PageFlow(page, {quickHead, head}, quickFoot, foot);
}

/// Returns a stack for each entry, with the heading of its section above the first entry of one.
std::vector<Stack> stacksOf(const std::vector<ShelfEntry> &shelf, qreal width)
{
    std::vector<Stack> stacks;
    QString section;
    for (const ShelfEntry &entry : shelf) {
        const bool isFirst = entry.section != section;
        const bool isTitled = !isFirst || entry.title != entry.section; // a title equal to the heading is left out
        Stack stack = isFirst ? quickHeading(entry.section, isTitled ? QString() : entry.page) : Stack();
        section = entry.section;
        const Stack table = quickEntry(entry, width, isTitled);
        stack.add(table.height(), [table](QPainter &painter, const QRectF &place) { table.paint(painter, place); });
        stacks.push_back(std::move(stack));
    }
    return stacks;
}

/// Fills columns of this height in order.
std::vector<std::vector<Stack>> fill(const std::vector<Stack> &stacks, qreal height)
{
    std::vector<std::vector<Stack>> columns(1);
    qreal at = 0;
    for (const Stack &stack : stacks) {
        if (at > 0 && at + stack.height() > height) {
            columns.emplace_back();
            at = 0;
        }
        columns.back().push_back(stack);
        at += stack.height();
    }
    return columns;
}

/// Fills columns of the lowest height that needs no more pages than the full height, so that no half of the last page
/// is empty.
std::vector<std::vector<Stack>> fillEvenly(const std::vector<Stack> &stacks, qreal height)
{
    constexpr qreal step = 6;
    std::size_t pages = (fill(stacks, height).size() + columnCount - 1) / columnCount;
    qreal even = height;
    while (even > step && fill(stacks, even - step).size() <= pages * columnCount)
        even -= step;
    return fill(stacks, even);
}

qreal columnWidth(const PageFlow &flow)
{
    return (flow.width() - betweenColumns * (columnCount - 1)) / columnCount;
}

} // namespace

/// Returns the largest scale below 1 at which the reference fits on both sides of one sheet of paper; 1 if there is
/// none.
static qreal shrunkTo(std::size_t sides, const std::vector<ShelfEntry> &shelf, const Pack &pack, QSizeF page)
{
    for (const qreal scale : {0.97, 0.94, 0.91, 0.88, 0.85, 0.82}) {
        const PageFlow flow = emptySheet(pack, {}, {}, page / scale);
        if (fill(stacksOf(shelf, columnWidth(flow)), flow.left()).size() <= sides * columnCount)
            return scale;
    }
    return 1;
}

qreal quickScale(const SheetSource &source, QSizeF page)
{
    constexpr std::size_t sides = 2; // of one sheet of paper
    const Pack pack = sheetPackOf(source.campaign, source.pack);
    const std::vector<ShelfEntry> shelf = shelfPart(pack, source.part);
    const auto pages = [](const std::vector<Stack> &stacks, qreal height) {
        return (fill(stacks, height).size() + columnCount - 1) / columnCount;
    };
    const PageFlow usual = emptySheet(pack, {}, {}, page);
    const std::size_t fewest = pages(stacksOf(shelf, columnWidth(usual)), usual.left());
    if (fewest > sides)
        return shrunkTo(sides, shelf, pack, page);
    for (const qreal scale : {1.3, 1.25, 1.2, 1.15, 1.1, 1.05, 1.02}) {
        const PageFlow flow = emptySheet(pack, {}, {}, page / scale);
        const qreal width = columnWidth(flow);
        if (!std::ranges::all_of(shelf, [&](const ShelfEntry &entry) { return setsWordsWhole(entry, width); }))
            continue;
        const std::vector<Stack> stacks = stacksOf(shelf, width);
        const bool fits =
            std::ranges::all_of(stacks, [&](const Stack &stack) { return stack.height() <= flow.left(); });
        if (fits && pages(stacks, flow.left()) <= fewest)
            return scale;
    }
    return 1;
}

QString quickTitle(const SheetSource &source)
{
    const Pack pack = sheetPackOf(source.campaign, source.pack);
    const QString part = partShown(pack, source.part);
    //: The title of the rules, and a part of them
    return part.isEmpty() ? pack.title : SheetText::tr("%1, %2").arg(pack.title, part);
}

PageFlow quickSheet(const SheetSource &source, QSizeF page)
{
    const Pack pack = sheetPackOf(source.campaign, source.pack);
    PageFlow flow = emptySheet(pack, partShown(pack, source.part), quickTitle(source), page);
    const qreal width = columnWidth(flow);
    const qreal height = flow.left();
    const auto columns = fillEvenly(stacksOf(shelfPart(pack, source.part), width), height);
    for (std::size_t first = 0; first < columns.size(); first += columnCount) {
        std::vector<std::vector<Stack>> those(
            columns.begin() + static_cast<std::ptrdiff_t>(first),
            columns.begin() + static_cast<std::ptrdiff_t>(std::min(first + columnCount, columns.size())));
        flow.add(height, [those, width](QPainter &painter, const QRectF &place) {
            QPointF at = place.topLeft();
            for (const std::vector<Stack> &column : those) {
                for (const Stack &stack : column) {
                    stack.paint(painter, QRectF(at, QSizeF(width, stack.height())));
                    at.ry() += stack.height();
                }
                at = QPointF(at.x() + width + betweenColumns, place.top());
            }
        });
    }
    return flow;
}

} // namespace muster::paper
