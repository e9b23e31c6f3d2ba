// SPDX-License-Identifier: MIT
#include "model/story/words.h"
#include "ui/map/tokens.h"
#include "ui/paper/cardsheet.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/texts.h"

#include <QPainter>

namespace muster::paper {

namespace {

constexpr int players = 2;
constexpr int pefsOfEach = 3;
constexpr qreal foldAt = 0.34; ///< of the width: the number stays outside
constexpr auto slipMiddle = Qt::AlignLeft | Qt::AlignVCenter;

/// What everybody may see. `pef` 0: one that splits off, for its number to be written.
void drawOutside(QPainter &painter, const QRectF &place, int player, int pef)
{
    const QPointF centre(place.center().x(), place.top() + 52);
    if (pef > 0) {
        drawPef(painter, centre, Pef{pef}, printInks().ink, printInks(), 1.3);
    } else {
        QPen dashes(printInks().ink, 1.2);
        dashes.setDashPattern({3, 2});
        painter.setPen(dashes);
        painter.drawEllipse(centre, 24, 24);
    }
    const QRectF line(place.left(), centre.y() + 36, place.width(), 14);
    text(painter, line, Qt::AlignCenter, Style::BodyBold, SheetText::tr("Player %1").arg(player));
    if (pef == 0)
        pencil(painter, line.translated(0, 14), Qt::AlignCenter, SheetText::tr("split off"));
}

/// What only its player knows until it is seen.
void drawInside(QPainter &painter, const QRectF &place)
{
    QRectF line(place.left(), place.top() + 4, place.width(), 16);
    qreal at = line.left();
    for (const QString &words : {SheetText::tr("Real"), SheetText::tr("Decoy")}) {
        boxAt(painter, QPointF(at, line.center().y()), boxSide);
        text(painter, line.adjusted(at - line.left() + boxSide + 5, 0, 0, 0), slipMiddle, Style::Body, words);
        at += 70;
    }
    line.translate(0, 20);
    pencil(painter, line, slipMiddle, SheetText::tr("Figures, with their Reps"));
    for (int i = 0; i < 5; ++i) {
        line.translate(0, 20);
        writingLine(painter, line.left(), line.right(), line.bottom() - 3);
    }
}

void drawSlip(QPainter &painter, const QRectF &place, int player, int pef)
{
    const qreal fold = place.left() + place.width() * foldAt;
    QPen dots(printInks().edge, 0.8, Qt::DotLine);
    painter.setPen(dots);
    painter.drawLine(QPointF(fold, place.top()), QPointF(fold, place.bottom()));
    drawOutside(painter, QRectF(place.topLeft(), QPointF(fold - 8, place.bottom())), player, pef);
    drawInside(painter, QRectF(QPointF(fold + 12, place.top()), place.bottomRight()));
}

} // namespace

PageFlow pefSlips(const SheetSource &, QSizeF page)
{
    std::vector<CardPainting> slips;
    for (int player = 1; player <= players; ++player) {
        for (int pef = 1; pef <= pefsOfEach + 1; ++pef) {
            slips.emplace_back([=](QPainter &painter, const QRectF &place) {
                drawSlip(painter, place, player, pef > pefsOfEach ? 0 : pef);
            });
        }
    }
    return cardSheet(slips, page);
}

} // namespace muster::paper
