// SPDX-License-Identifier: MIT
#include "ui/reference/shelfdelegate.h"

#include "model/items/shelfmodel.h"
#include "ui/look/controls.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"

#include <QPainter>

namespace muster {

namespace {

constexpr int entryHeight = 28;
constexpr int headingHeight = 36;
constexpr int shelfBar = 3;
constexpr int indent = 16;

bool isHeading(const QModelIndex &index)
{
    return !index.parent().isValid();
}

} // namespace

QSize ShelfDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const QFontMetrics metrics(fontFor(isHeading(index) ? TextUse::ColumnHeadBold : TextUse::Body));
    return {0, std::max(isHeading(index) ? headingHeight : entryHeight, metrics.lineSpacing() + 8)};
}

void ShelfDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Inks &inks = inksOf(option.palette);
    const QString title = index.data().toString();
    painter->save();
    if (isHeading(index)) {
        painter->setFont(fontFor(TextUse::ColumnHeadBold));
        painter->setPen(inks.pencil);
        drawing::elided(*painter, QRectF(option.rect).adjusted(indent, 0, -8, -6), Qt::AlignLeft | Qt::AlignBottom,
                        title);
        painter->restore();
        return;
    }
    const QRectF place(option.rect);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected) {
        painter->fillRect(place, inks.wash);
        painter->fillRect(QRectF(place.left(), place.top(), shelfBar, place.height()), inks.accent);
    }
    const QString page = index.data(ShelfModel::PageRole).toString();
    painter->setFont(fontFor(TextUse::ColumnHead));
    painter->setPen(inks.pencil);
    const qreal pageWidth = page.isEmpty() ? 0 : QFontMetricsF(painter->font()).horizontalAdvance(page) + 12;
    painter->drawText(place.adjusted(0, 0, -12, 0), Qt::AlignRight | Qt::AlignVCenter, page);
    painter->setFont(fontFor(selected ? TextUse::BodyBold : TextUse::Body));
    painter->setPen(inks.ink);
    drawing::elided(*painter, place.adjusted(indent, 0, -12 - pageWidth, 0), Qt::AlignLeft | Qt::AlignVCenter, title);
    paintRowFocus(*painter, option);
    painter->restore();
}

} // namespace muster
