// SPDX-License-Identifier: MIT
#include "ui/paper/quicksheet.h"

#include "model/reference/shelf.h"
#include "model/reference/taker.h"
#include "ui/paper/papertype.h"
#include "ui/paper/quickblock.h"
#include "ui/texts.h"

#include <QPainter>

#include <algorithm>

namespace muster::paper {

namespace {

constexpr qreal quickHead = 33;
constexpr qreal quickFoot = 15;
constexpr qreal betweenColumns = 18;
constexpr int columnCount = 2;

/// The part of the shelf that a sheet shows; empty for all that is rolled at the table.
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
        part.isEmpty() ? SheetText::tr("Quick reference") : SheetText::tr("Quick reference: %1").arg(part);
    const auto head = [rules = pack.title, kind](QPainter &painter, const QRectF &place) {
        const qreal right = lettering(Style::Body).width(kind) + 1;
        text(painter, QRectF(place.left(), place.top(), place.width() - right - betweenColumns, 26),
             Qt::AlignLeft | Qt::AlignVCenter, Style::Title, rules);
        text(painter, QRectF(place.left(), place.top() + 3, place.width(), 22), Qt::AlignRight | Qt::AlignVCenter,
             Style::Body, kind);
        painter.setPen(QPen(printInks().ink, 1.6));
        painter.drawLine(place.topLeft() + QPointF(0, 29), place.topRight() + QPointF(0, 29));
    };
    const auto foot = [title](QPainter &painter, const QRectF &place, int number, int pages) {
        const QString maker =
            pages > 1 ? SheetText::tr("Muster    page %1 of %2").arg(number + 1).arg(pages) : QStringLiteral("Muster");
        pencil(painter, place.adjusted(0, 4, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, title);
        pencil(painter, place.adjusted(0, 4, 0, 0), Qt::AlignRight | Qt::AlignVCenter, maker);
    };
    return PageFlow(page, {quickHead, head}, quickFoot, foot);
}

/// An entry, with its section's heading where it is the first of one.
std::vector<Stack> stacksOf(const std::vector<ShelfEntry> &shelf, qreal width)
{
    std::vector<Stack> stacks;
    QString section;
    for (const ShelfEntry &entry : shelf) {
        const bool isFirst = entry.section != section;
        const bool isTitled = !isFirst || entry.title != entry.section; // else it says the same twice
        Stack stack = isFirst ? quickHeading(entry.section, isTitled ? QString() : entry.page) : Stack();
        section = entry.section;
        const Stack table = quickEntry(entry, width, isTitled);
        stack.add(table.height(), [table](QPainter &painter, const QRectF &place) { table.paint(painter, place); });
        stacks.push_back(std::move(stack));
    }
    return stacks;
}

/// Columns no higher than this, filled in order.
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

/// The lowest height at which there are no more columns than at the greatest: the last page has no empty half.
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

/// The largest scale below 1 at which the shelf fits on both sides of one paper; 1 where none does.
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
    constexpr std::size_t sides = 2; // of one paper
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
        if (!std::all_of(shelf.begin(), shelf.end(),
                         [&](const ShelfEntry &entry) { return setsWordsWhole(entry, width); }))
            continue;
        const std::vector<Stack> stacks = stacksOf(shelf, width);
        const bool fits = std::all_of(stacks.begin(), stacks.end(),
                                      [&](const Stack &stack) { return stack.height() <= flow.left(); });
        if (fits && pages(stacks, flow.left()) <= fewest)
            return scale;
    }
    return 1;
}

QString quickTitle(const SheetSource &source)
{
    const Pack pack = sheetPackOf(source.campaign, source.pack);
    const QString part = partShown(pack, source.part);
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
