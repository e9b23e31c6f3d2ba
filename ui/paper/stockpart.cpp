// SPDX-License-Identifier: MIT
#include "model/actions/arms.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/paper/rostersheet.h"
#include "ui/paper/sheethead.h"
#include "ui/texts.h"

namespace muster::paper {

namespace {

constexpr qreal stockLine = 13;
constexpr int mostLines = 6;

} // namespace

void addStockpile(PageFlow &flow, const SheetSource &source)
{
    if (!source.pack.rewards)
        return;
    addHeading(flow, SheetText::tr("Stockpile"), stockLine * 2);
    const QString holds = actions::stockpileSentence(source.campaign, source.pack);
    for (const QString &line : lettering(Style::Body).lines(holds, flow.width(), mostLines)) {
        flow.add(stockLine, [line](QPainter &painter, const QRectF &place) {
            text(painter, place, Qt::AlignLeft | Qt::AlignVCenter, Style::Body, line);
        });
    }
    flow.add(stockLine + 4, [](QPainter &painter, const QRectF &place) {
        writingLine(painter, place.left(), place.right(), place.bottom() - 2);
    });
    const QString limit = source.blank ? QString() : actions::specialArmsSentence(source.campaign, source.pack);
    if (!limit.isEmpty()) {
        flow.add(stockLine, [limit](QPainter &painter, const QRectF &place) {
            pencil(painter, place, Qt::AlignLeft | Qt::AlignVCenter, limit);
        });
    }
    flow.space(10);
}

} // namespace muster::paper
