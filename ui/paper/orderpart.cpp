// SPDX-License-Identifier: MIT
#include "model/reference/turnorder.h"
#include "ui/paper/columns.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/paper/sheethead.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace muster::paper {

namespace {

constexpr qreal lineHeight = 12;
constexpr auto middle = Qt::AlignLeft | Qt::AlignVCenter;

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::Sheets", text);
}

/// Names in as many lines as they need.
void drawNames(QPainter &painter, const QRectF &cell, const QStringList &lines)
{
    qreal top = cell.center().y() - lineHeight * static_cast<qreal>(lines.size()) / 2;
    for (const QString &line : lines) {
        text(painter, QRectF(cell.left(), top, cell.width(), lineHeight), middle, Style::Body, line);
        top += lineHeight;
    }
}

} // namespace

void addTurnOrder(PageFlow &flow, const SheetSource &source, const Density &density)
{
    const std::vector<ActingTogether> order = turnOrder(source.campaign, source.pack);
    if (source.blank || order.empty())
        return;
    const Columns columns({{tr("Initiative"), 44}, {tr("Yours"), 0}, {tr("Theirs"), flow.width() * 0.42}},
                          flow.width());
    addHeading(flow, tr("A turn: moves from the top down, then fires from the bottom up, 0 last"),
               columns.headHeight() + lineHeight);
    flow.add(columns.headHeight(),
             [columns](QPainter &painter, const QRectF &head) { columns.drawHead(painter, head); });
    for (const ActingTogether &acting : order) {
        const QRectF row(0, 0, flow.width(), lineHeight);
        const auto linesOf = [&](const QStringList &names, int column) {
            return lettering(Style::Body)
                .lines(names.join(QStringLiteral(", ")), columns.cell(row, column).width() - 8);
        };
        const QStringList yours = linesOf(acting.yours, 1);
        const QStringList theirs = linesOf(acting.theirs, 2);
        const qreal height = lineHeight * static_cast<qreal>(std::max({qsizetype(1), yours.size(), theirs.size()}));
        flow.add(height + 4 * density.rows, [=](QPainter &painter, const QRectF &place) {
            text(painter, columns.cell(place, 0), middle, Style::Rep, QString::number(acting.initiative));
            drawNames(painter, columns.cell(place, 1), yours);
            drawNames(painter, columns.cell(place, 2), theirs);
            rowLine(painter, place);
        });
    }
    flow.space(8 * density.rows);
}

} // namespace muster::paper
