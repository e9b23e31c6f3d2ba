// SPDX-License-Identifier: MIT
#include "ui/paper/cards.h"

#include "ui/look/inks.h"

#include <QPainter>

namespace muster::paper {

namespace {

constexpr int across = 2;
constexpr int down = 4;
constexpr qreal cardPadding = 11;

void cutLines(QPainter &painter, const QRectF &card)
{
    QPen pen(printInks().edge, 0.5);
    pen.setDashPattern({4, 4});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(card);
}

} // namespace

PageFlow cardSheet(const std::vector<CardPainting> &cards, QSizeF page)
{
    PageFlow flow(page, {0, [](QPainter &, const QRectF &) {}}, 0, [](QPainter &, const QRectF &, int, int) {});
    const qreal height = flow.left() / down;
    const qreal width = flow.width() / across;
    for (std::size_t first = 0; first < cards.size(); first += across) {
        // A hair less, so that four rows surely fit.
        flow.add(height - 0.01, [=](QPainter &painter, const QRectF &row) {
            for (std::size_t i = first; i < std::min(first + across, cards.size()); ++i) {
                const QRectF card(row.left() + static_cast<qreal>(i - first) * width, row.top(), width, row.height());
                cutLines(painter, card);
                painter.save();
                cards[i](painter, card.adjusted(cardPadding, cardPadding, -cardPadding, -cardPadding));
                painter.restore();
            }
        });
    }
    return flow;
}

} // namespace muster::paper
