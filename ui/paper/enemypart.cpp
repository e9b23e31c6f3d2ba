// SPDX-License-Identifier: MIT
#include "model/story/words.h"
#include "ui/paper/columns.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/paper/sheethead.h"

#include <QCoreApplication>
#include <QPainter>

namespace muster::paper {

namespace {

constexpr qreal rowHeight = 15.5;

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::Sheets", text);
}

void drawEnemy(QPainter &painter, const QRectF &row, const Columns &columns, const Profile &figure, int place,
               const Pack &pack)
{
    const auto middle = Qt::AlignLeft | Qt::AlignVCenter;
    text(painter, columns.cell(row, 0), middle, Style::BodyBold, QString::number(place));
    text(painter, columns.cell(row, 1), middle, Style::Body, QString::number(figure.rep));
    text(painter, columns.cell(row, 2), middle, Style::Body,
         place == 1 ? tr("%1, leads").arg(figure.type) : figure.type);
    text(painter, columns.cell(row, 3), middle, Style::Body, words::armour(figure, pack));
    text(painter, columns.cell(row, 4), middle, Style::Body, words::weapon(figure, pack));
    tickBox(painter, columns.cell(row, 5));
    rowLine(painter, row);
}

} // namespace

void addEnemy(PageFlow &flow, const SheetSource &source, const Density &density)
{
    const std::vector<Profile> &enemy = source.campaign.encounter->scenario->enemy.figures;
    const Columns columns({{tr("No."), 26},
                           {tr("Rep"), 26},
                           {tr("Who"), 0},
                           {tr("Armour"), 92},
                           {tr("Weapon"), 124},
                           {tr("Lost"), 40, Qt::AlignHCenter}},
                          flow.width());
    const Table table =
        tableOf(columns, rowHeight * density.rows, static_cast<int>(enemy.size()),
                [enemy, &source](QPainter &painter, const QRectF &row, const Columns &places, int index) {
                    drawEnemy(painter, row, places, enemy[static_cast<std::size_t>(index)], index + 1, source.pack);
                });
    addHeading(flow, tr("The enemy"), table.headHeight + table.rowHeight);
    flow.table(table);
}

} // namespace muster::paper
