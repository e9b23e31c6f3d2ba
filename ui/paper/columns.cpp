// SPDX-License-Identifier: MIT
#include "ui/paper/columns.h"

#include "ui/paper/sheethead.h"
#include "ui/texts.h"

#include <QStringList>

#include <algorithm>
#include <memory>
#include <utility>

namespace muster::paper {

static constexpr qreal cellPadding = 3;
static constexpr qreal headLineHeight = 10;

/// Returns the width of a column, widened if a word of its translated head needs more.
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
    return qreal(lines) * headLineHeight + 6;
}

void Columns::drawHead(QPainter &painter, const QRectF &head) const
{
    for (std::size_t i = 0; i < m_spans.size(); ++i) {
        const Span &span = m_spans[i];
        qreal y = head.bottom() - 4 - headLineHeight * qreal(span.title.size());
        for (const QString &line : span.title) {
            QRectF place = cell(head, int(i));
            place.setTop(y);
            place.setHeight(headLineHeight);
            pencil(painter, place, line, Style::Small, span.column.alignment | Qt::AlignVCenter);
            y += headLineHeight;
        }
    }
    headLine(painter, head);
}

QRectF Columns::cell(const QRectF &row, int column) const
{
    const Span &span = m_spans.at(std::size_t(column));
    const bool left = span.column.alignment & Qt::AlignLeft;
    return {row.left() + span.left + (left ? cellPadding : 0), row.top(), span.column.width - (left ? cellPadding : 0),
            row.height()};
}

void Columns::drawRow(QPainter &painter, const QRectF &row, const Cells &cells) const
{
    int column = 0;
    for (const Cell &one : cells) {
        const QRectF place = cell(row, column);
        const Qt::Alignment alignment = m_spans[std::size_t(column)].column.alignment | Qt::AlignVCenter;
        column += one.columns;
        if (one.painting)
            one.painting(painter, one.columns == 1 ? place : place.united(cell(row, column - 1)));
        else if (!one.behind.isEmpty())
            twoTexts(painter, place, one.style, one.words, one.behind);
        else if (!one.words.isEmpty())
            text(painter, place, one.style, one.words, alignment);
    }
    rowLine(painter, row);
}

Cell tickCell(bool ticked)
{
    return Painting([=](QPainter &painter, const QRectF &place) { tickBox(painter, place, ticked); });
}

Cell boxesCell(int count, qreal side)
{
    return Painting([=](QPainter &painter, const QRectF &place) { boxes(painter, place, count, side); });
}

Cell ringsCell(int rep)
{
    return Painting([=](QPainter &painter, const QRectF &place) { repRings(painter, place, rep); });
}

Cell numberCell(qreal width)
{
    return Painting([=](QPainter &painter, const QRectF &place) {
        const QPointF middle = place.center();
        writingLine(painter, middle.x() - width / 2, middle.x() + width / 2, middle.y() + 5);
    });
}

Table tableOf(const Columns &columns, qreal rowHeight, std::vector<Cells> rows)
{
    Table table;
    table.headHeight = columns.headHeight();
    table.head = [columns](QPainter &painter, const QRectF &head, int) { columns.drawHead(painter, head); };
    table.rowHeight = rowHeight;
    table.rows = int(rows.size());
    table.row = [columns, shared = std::make_shared<const std::vector<Cells>>(std::move(rows))](
                    QPainter &painter, const QRectF &row, int index) {
        columns.drawRow(painter, row, (*shared)[std::size_t(index)]);
    };
    return table;
}

Table closeTableOf(const Columns &columns, qreal rowHeight, std::vector<Cells> rows)
{
    constexpr qreal oneLine = 16; // in points; a head of one line is below a ring, which needs its space
    Table table = tableOf(columns, rowHeight, std::move(rows));
    table.headHeight -= table.headHeight > oneLine ? 4 : 1;
    return table;
}

void addTable(PageFlow &flow, const QString &heading, const Table &table)
{
    addHeading(flow, heading, table.headHeight + table.rowHeight);
    flow.table(table);
}

namespace {

QString weaponLineAt(const QString &id, const Pack &pack, bool mounted)
{
    const Weapon *weapon = pack.weapon(id);
    if (!weapon)
        return id;
    QStringList parts{weapon->title};
    const int range = mounted ? weapon->rangeMounted : weapon->range;
    if (range > 0)
        //: A weapon's range in inches
        parts << SheetText::tr("range %1″").arg(range);
    if (weapon->targets > 0)
        //: A weapon's figure: how many targets one shot may hit
        parts << SheetText::tr("Targets %1").arg(weapon->targets);
    if (weapon->impact > 0)
        //: A weapon's figure: how hard it hits
        parts << SheetText::tr("Impact %1").arg(weapon->impact);
    return parts.join(u", ");
}

} // namespace

QString foeHere(const Campaign &campaign)
{
    for (const Foe &foe : campaign.foes) {
        if (foe.isHere())
            return foe.name;
    }
    return {};
}

QString weaponLine(const QString &id, const Pack &pack)
{
    return weaponLineAt(id, pack, false);
}

QString weaponLine(const Profile &profile, const Pack &pack)
{
    const ReferenceWord *mounted = pack.reference ? pack.reference->word(QStringLiteral("mounted")) : nullptr;
    const QString line = weaponLineAt(profile.weapon, pack, mounted && mounted->bearers.contains(profile.type));
    //: What the player calls the weapon, and the weapon with its figures
    return profile.weaponWords.isEmpty() ? line : SheetText::tr("%1: %2").arg(profile.weaponWords, line);
}

} // namespace muster::paper
