// SPDX-License-Identifier: MIT
#include "ui/table/playrowdelegate.h"

#include "ui/look/controls.h"
#include "ui/look/icon.h"
#include "ui/look/type.h"
#include "ui/map/tokens.h"
#include "ui/parts/drawing.h"
#include "ui/table/playmap.h"
#include "ui/table/playrows.h"

#include <QPainter>

#include <algorithm>

namespace muster {

namespace {

constexpr int leastRow = 24;
constexpr int leastHeading = 30;
constexpr qreal enemyIndent = 38;
constexpr qreal pefScale = 0.6;
constexpr int chevronReach = 16;
constexpr qreal besideChevron = 6;
constexpr qreal actedIcon = 13;

int heightOf(const PlayRow &row)
{
    const bool isHeading = row.key.kind == SubjectKind::Heading;
    const QFontMetrics metrics(fontFor(isHeading ? TextUse::SectionHeading : TextUse::BodyBold));
    return std::max(isHeading ? leastHeading : leastRow, metrics.lineSpacing() + (isHeading ? 8 : 4));
}

void drawHeading(QPainter &painter, const QRectF &place, const PlayRow &row, const Inks &inks)
{
    const QRectF text = place.adjusted(0, 4, 0, -3);
    painter.setFont(fontFor(TextUse::SectionHeading));
    painter.setPen(inks.ink);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignBottom, row.title);
    painter.setFont(fontFor(TextUse::SecondLine));
    painter.setPen(inks.pencil);
    painter.drawText(text, Qt::AlignRight | Qt::AlignBottom, row.state);
    painter.fillRect(QRectF(place.left(), place.bottom() - 1, place.width(), 1), inks.ink);
}

/// What stands before the title, and how far the title is moved by it.
void drawMark(QPainter &painter, const QRectF &place, const PlayRow &row, const QColor &colour, const Inks &inks)
{
    const QPointF centre(place.left() + enemyIndent / 2 + (row.open ? besideChevron : 0), place.center().y());
    switch (row.key.kind) {
    case SubjectKind::Pef:
    case SubjectKind::OwnPef:
        drawPef(painter, centre, Pef{row.key.id, 0, false, row.fixed, {}}, row.done ? inks.edge : colour, inks,
                pefScale);
        break;
    case SubjectKind::Group:
        drawGroupMark(painter, centre - QPointF(0, 1), row.key.id, row.done ? inks.edge : colour, inks, pefScale);
        break;
    case SubjectKind::OwnGroup:
        drawOwnGroupMark(painter, centre, row.key.id, colour, inks, pefScale);
        break;
    default:
        if (row.rep > 0) {
            painter.setFont(fontFor(TextUse::BodyBold, row.star ? 18 : 0));
            painter.setPen(row.star ? inks.accent : inks.ink);
            painter.drawText(QRectF(place.left(), place.top(), enemyIndent - 12, place.height()),
                             Qt::AlignRight | Qt::AlignVCenter, QString::number(row.rep));
        }
    }
}

void drawWords(QPainter &painter, const QRectF &place, const PlayRow &row, const Inks &inks)
{
    painter.setFont(fontFor(TextUse::SecondLine));
    const qreal stateWidth = QFontMetricsF(painter.font()).horizontalAdvance(row.state) + 4;
    painter.setPen(row.done ? inks.pencil : inks.ink);
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, row.state);
    QRectF left = place.adjusted(0, 0, -stateWidth - 12, 0);
    if (row.acted) {
        drawIcon(painter, QStringLiteral("check"),
                 {left.right() - actedIcon, place.center().y() - actedIcon / 2, actedIcon, actedIcon}, inks.pencil);
        left.setRight(left.right() - actedIcon - 6);
    }
    QFont bold = fontFor(TextUse::BodyBold);
    bold.setStrikeOut(row.done);
    painter.setFont(bold);
    const qreal written = drawing::elided(painter, left, Qt::AlignLeft | Qt::AlignVCenter, row.title);
    left.setLeft(left.left() + written + 12);
    painter.setFont(fontFor(TextUse::SecondLine));
    painter.setPen(inks.pencil);
    if (left.width() > 30)
        drawing::elided(painter, left, Qt::AlignLeft | Qt::AlignVCenter, row.detail);
}

} // namespace

bool PlayRowDelegate::isOnChevron(const QModelIndex &index, const QRect &row, QPoint point)
{
    return index.data(RowRole).value<PlayRow>().open && row.contains(point) && point.x() < row.left() + chevronReach;
}

QSize PlayRowDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    return {200, heightOf(index.data(RowRole).value<PlayRow>())};
}

void PlayRowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto row = index.data(RowRole).value<PlayRow>();
    const Inks &inks = inksOf(option.palette);
    const QRectF place(option.rect);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (row.key.kind == SubjectKind::Heading) {
        drawHeading(*painter, place, row, inks);
        painter->restore();
        return;
    }
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    paintChosenRow(*painter, option);
    const qreal shift = row.key.kind == SubjectKind::Enemy ? enemyIndent : 4;
    const QRectF from = place.adjusted(shift, 0, -6, 0);
    if (row.open)
        paintChevron(*painter, {place.left() + chevronReach / 2.0, place.center().y()}, 12, *row.open ? 90 : 0,
                     inks.pencil);
    drawMark(*painter, from, row, chosen ? inks.accent : inks.ink, inks);
    const bool hasMark = row.key.kind != SubjectKind::Building && row.key.kind != SubjectKind::Task;
    drawWords(*painter, from.adjusted(hasMark ? enemyIndent + 2 : 4, 0, 0, 0), row, inks);
    painter->fillRect(QRectF(place.left(), place.bottom() - 1, place.width(), 1), inks.rule);
    painter->restore();
}

} // namespace muster
