// SPDX-License-Identifier: MIT
#include "model/story/encountertext.h"
#include "ui/map/pefmark.h"
#include "ui/paper/columns.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/paper/sheethead.h"

#include <QCoreApplication>

namespace muster::paper {

namespace {

constexpr qreal rowHeight = 21.5;

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::Sheets", text);
}

enum PefColumn : std::uint8_t { Mark, Where, X, A, B, C, HowMany, Leader, Enemies };

Columns pefColumns(qreal width)
{
    constexpr qreal letter = 19.5;
    return Columns({{tr("PEF"), 28},
                    {tr("Where"), 0},
                    {QStringLiteral("X"), letter, Qt::AlignHCenter},
                    {QStringLiteral("A"), letter, Qt::AlignHCenter},
                    {QStringLiteral("B"), letter, Qt::AlignHCenter},
                    {QStringLiteral("C"), letter, Qt::AlignHCenter},
                    {tr("How many"), 46, Qt::AlignHCenter},
                    {tr("Leader"), 34, Qt::AlignHCenter},
                    {tr("Enemies, ticked as they fall"), 196}},
                   width);
}

void drawEnemies(QPainter &painter, const QRectF &cell)
{
    constexpr int groups = 3;
    constexpr int inGroup = 5;
    constexpr qreal step = 12;
    for (int i = 0; i < groups * inGroup; ++i) {
        const qreal x = cell.left() + 2 + i * step + (i / inGroup) * 4;
        boxAt(painter, QPointF(x, cell.center().y()), 9.6);
    }
}

void drawMark(QPainter &painter, const QRectF &cell, const Pef *pef)
{
    constexpr qreal scale = 0.46;
    const QPointF middle(cell.left() + 9.5, cell.center().y());
    if (pef) {
        drawPef(painter, middle, *pef, printInks().ink, printInks(), scale);
        return;
    }
    QPen dashes(printInks().ink, 0.8);
    dashes.setDashPattern({2.4, 1.8});
    painter.setPen(dashes);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(middle, 8.5, 8.5);
}

/// `pef` is none in the row for a force that splits off.
void drawRow(QPainter &painter, const QRectF &row, const Columns &columns, const Pef *pef, const Encounter &encounter)
{
    drawMark(painter, columns.cell(row, Mark), pef);
    const QRectF where = columns.cell(row, Where).adjusted(0, 0, -4, 0);
    const auto middle = Qt::AlignLeft | Qt::AlignVCenter;
    if (!pef) {
        pencil(painter, where, middle, tr("split off"), Style::Body);
    } else if (encounter.kind == EncounterKind::RaidDefend) {
        text(painter, where, middle, Style::Body, placeOf(*pef, encounter));
    } else {
        constexpr qreal number = 12;
        text(painter, where, middle, Style::BodyBold, QString::number(pef->section));
        text(painter, where.adjusted(number, 0, 0, 0), middle, Style::Body, placeOf(*pef, encounter));
    }
    for (const int letter : {X, A, B, C})
        tickBox(painter, columns.cell(row, letter));
    const QRectF howMany = columns.cell(row, HowMany);
    writingLine(painter, howMany.center().x() - 13, howMany.center().x() + 13, row.center().y() + 5);
    tickBox(painter, columns.cell(row, Leader));
    drawEnemies(painter, columns.cell(row, Enemies));
    rowLine(painter, row);
}

} // namespace

void addPefTrack(PageFlow &flow, const SheetSource &source, const Density &density)
{
    const Encounter &encounter = *source.campaign.encounter;
    const Columns columns = pefColumns(flow.width());
    Table table;
    table.headHeight = columns.headHeight();
    table.head = [columns](QPainter &painter, const QRectF &head, int) { columns.drawHead(painter, head); };
    table.rowHeight = rowHeight * density.rows;
    table.rows = static_cast<int>(encounter.setup.pefs.size()) + 1;
    table.row = [columns, &encounter](QPainter &painter, const QRectF &row, int index) {
        const auto at = static_cast<std::size_t>(index);
        const auto &pefs = encounter.setup.pefs;
        drawRow(painter, row, columns, at < pefs.size() ? &pefs[at] : nullptr, encounter);
    };
    addHeading(flow, tr("Possible Enemy Forces"), table.headHeight + table.rows * table.rowHeight);
    flow.table(table);
}

} // namespace muster::paper
