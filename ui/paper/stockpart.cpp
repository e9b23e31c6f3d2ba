// SPDX-License-Identifier: MIT
#include "model/actions/arms.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/paper/rostersheet.h"
#include "ui/paper/sheethead.h"

#include <QCoreApplication>

namespace muster::paper {

namespace {

constexpr qreal lineHeight = 13;
constexpr int mostLines = 6;

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::Sheets", text);
}

} // namespace

void addStockpile(PageFlow &flow, const SheetSource &source)
{
    if (!source.pack.rewards)
        return;
    addHeading(flow, tr("Stockpile"), lineHeight * 2);
    const QString holds = actions::stockpileSentence(source.campaign.stockpile, source.pack);
    for (const QString &line : lettering(Style::Body).lines(holds, flow.width(), mostLines)) {
        flow.add(lineHeight, [line](QPainter &painter, const QRectF &place) {
            text(painter, place, Qt::AlignLeft | Qt::AlignVCenter, Style::Body, line);
        });
    }
    flow.add(lineHeight + 4, [](QPainter &painter, const QRectF &place) {
        writingLine(painter, place.left(), place.right(), place.bottom() - 2);
    });
    const QString limit = source.blank ? QString() : actions::specialArmsSentence(source.campaign, source.pack);
    if (limit.isEmpty())
        return;
    flow.add(lineHeight, [limit](QPainter &painter, const QRectF &place) {
        pencil(painter, place, Qt::AlignLeft | Qt::AlignVCenter, limit);
    });
}

} // namespace muster::paper
