// SPDX-License-Identifier: MIT
#include "model/actions/arms.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "ui/paper/columns.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/figuretable.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/paper/sheethead.h"
#include "ui/texts.h"

#include <QPainter>

namespace muster::paper {

namespace {

constexpr qreal enemyRow = 15.5;

void drawEnemy(QPainter &painter, const QRectF &row, const Columns &columns, const Force &enemy, int index,
               const QString &leader, const Pack &pack)
{
    const Profile &figure = enemy.figures[static_cast<std::size_t>(index)];
    const int place = index + 1;
    const auto middle = Qt::AlignLeft | Qt::AlignVCenter;
    const QString type = packWords(figure.type);
    text(painter, columns.cell(row, 0), middle, Style::BodyBold, QString::number(place));
    text(painter, columns.cell(row, 1), middle, Style::Body, QString::number(figure.rep));
    text(painter, columns.cell(row, 2), middle, Style::Body,
         place > 1              ? type
             : leader.isEmpty() ? SheetText::tr("%1 (leader)").arg(type)
                                : SheetText::tr("%1, %2 (leader)").arg(leader, type));
    text(painter, columns.cell(row, 3), middle, Style::Body, words::armour(figure, pack));
    text(painter, columns.cell(row, 4), middle, Style::Body,
         actions::armsOf(enemy, static_cast<std::size_t>(index), pack));
    tickBox(painter, columns.cell(row, 6));
    rowLine(painter, row);
}

Columns enemyColumns(qreal width)
{
    return Columns({{SheetText::tr("No."), 26},
                    {SheetText::tr("Rep"), 26},
                    {SheetText::tr("Figure"), 0},
                    {SheetText::tr("Armour"), 66},
                    {SheetText::tr("Weapon"), 190},
                    {SheetText::tr("Wounds"), 72},
                    {SheetText::tr("Lost"), 40, Qt::AlignHCenter}},
                   width);
}

} // namespace

void addEnemyToWrite(PageFlow &flow, const Density &density)
{
    constexpr int lines = 10;
    const Table table = tableOf(enemyColumns(flow.width()), enemyRow * density.rows, lines,
                                [](QPainter &painter, const QRectF &row, const Columns &columns, int index) {
                                    text(painter, columns.cell(row, 0), Qt::AlignLeft | Qt::AlignVCenter,
                                         Style::BodyBold, QString::number(index + 1));
                                    tickBox(painter, columns.cell(row, 6));
                                    rowLine(painter, row);
                                });
    addHeading(flow, SheetText::tr("Enemy"), table.headHeight + table.rowHeight);
    flow.table(table);
}

void addEnemy(PageFlow &flow, const SheetSource &source, const Density &density)
{
    const Force &enemy = *source.campaign.encounter->dealtEnemy();
    const Columns columns = enemyColumns(flow.width());
    const Table table =
        tableOf(columns, enemyRow * density.rows, static_cast<int>(enemy.figures.size()),
                [enemy, &source](QPainter &painter, const QRectF &row, const Columns &places, int index) {
                    drawEnemy(painter, row, places, enemy, index, foeHere(source.campaign), source.pack);
                });
    addHeading(flow, SheetText::tr("Enemy"), table.headHeight + table.rowHeight);
    flow.table(table);
}

} // namespace muster::paper
