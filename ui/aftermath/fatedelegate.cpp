// SPDX-License-Identifier: MIT
#include "ui/aftermath/fatedelegate.h"

#include "ui/aftermath/beforeafterdrawing.h"
#include "ui/aftermath/fatemodel.h"
#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace muster {

namespace {

constexpr qreal boxSide = 20;
// Where things begin behind the fates.
constexpr qreal foretoldChange = 24;
constexpr qreal foretoldAfter = 52;
constexpr qreal foretoldWords = 82;
constexpr qreal starSide = 14;
constexpr qreal besideStar = 6;
constexpr qreal besideName = 4;

QFont fontOfName(const QModelIndex &index)
{
    return fontFor(index.data(FateModel::StarRole).toBool() ? TextUse::SectionHeading : TextUse::RowName);
}

void drawName(QPainter &painter, const QRectF &place, const QModelIndex &index, const Inks &inks)
{
    const bool star = index.data(FateModel::StarRole).toBool();
    const bool atHome = index.data(FateModel::AtHomeRole).toBool();
    QRectF left = place.adjusted(besideName, 0, -besideName, 0);
    if (star) {
        drawIcon(painter, QStringLiteral("star-full"),
                 {left.left(), left.center().y() - starSide / 2, starSide, starSide}, inks.accent);
        left.setLeft(left.left() + starSide + besideStar);
    }
    QFont font = fontOfName(index);
    if (atHome) { // beside the name, or below it where it is long
        const QString words = FateDelegate::tr("sat out");
        const QFontMetricsF small(fontFor(TextUse::SecondLine));
        const qreal width = small.horizontalAdvance(words) + 8;
        const bool beside = QFontMetricsF(font).horizontalAdvance(index.data().toString()) + width <= left.width();
        painter.setFont(fontFor(TextUse::SecondLine));
        painter.setPen(inks.pencil);
        if (beside) {
            painter.drawText(left, Qt::AlignRight | Qt::AlignVCenter, words);
            left.setRight(left.right() - width);
        } else {
            font = fontFor(TextUse::RowName);
            const qreal name = QFontMetricsF(font).height();
            const qreal above = (left.height() - name - small.height()) / 2;
            drawing::elided(painter, left.adjusted(0, above + name, 0, -above), Qt::AlignLeft | Qt::AlignVCenter,
                            words);
            left.adjust(0, above, 0, -above - small.height());
        }
    }
    painter.setFont(font);
    painter.setPen(atHome ? inks.pencil : inks.ink);
    drawing::elided(painter, left, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
}

void drawFate(QPainter &painter, const QRectF &place, const QModelIndex &index, bool focused, const Inks &inks)
{
    const QVariant state = index.data(Qt::CheckStateRole);
    if (!state.isValid()) {
        painter.setPen(QPen(inks.rule, 1.5));
        painter.drawLine(place.center() - QPointF(4, 0), place.center() + QPointF(4, 0));
        return;
    }
    const QRectF box(place.center() - QPointF(boxSide / 2, boxSide / 2), QSizeF(boxSide, boxSide));
    drawing::box(painter, box, state.toInt() == Qt::Checked, inks);
    if (focused) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(inks.accent, 1.5));
        painter.drawRoundedRect(box.adjusted(-3.5, -3.5, 3.5, 3.5), 6, 6);
    }
}

/// What it will be: a Rep, the die that is asked for, or how the figure leaves.
void drawAfter(QPainter &painter, const QRectF &place, const BeforeAfterRow &row, const Inks &inks)
{
    using After = BeforeAfterRow::After;
    if (row.after == After::Open)
        return drawing::toCome(painter, place, row.wanted, inks);
    if (row.after == After::Gone) {
        const QRectF icon(place.left(), place.center().y() - 8, 16, 16);
        return drawIcon(painter, iconOf(row.status), icon, inks.ink);
    }
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, QString::number(row.repAfter));
}

void drawForetold(QPainter &painter, const QRectF &place, const BeforeAfterRow &row, const Inks &inks)
{
    const auto from = [&](qreal left) { return place.adjusted(left, 0, -4, 0); };
    painter.setFont(fontFor(TextUse::RowName));
    painter.setPen(row.star ? inks.accent : inks.ink);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, QString::number(row.repBefore));
    const QPen number = painter.pen();
    drawing::change(painter, {place.left() + foretoldChange, place.center().y()}, inks);
    painter.setPen(number);
    drawAfter(painter, from(foretoldAfter), row, inks);

    // Side by side, or below each other where they are long.
    painter.setFont(fontFor(TextUse::SecondLine));
    painter.setPen(inks.ink);
    const QFontMetricsF metrics(painter.font());
    const qreal beside = metrics.horizontalAdvance(row.headline) + 8;
    QRectF headline = from(foretoldWords);
    QRectF detail = headline.adjusted(beside, 0, 0, 0);
    if (!row.detail.isEmpty() && metrics.horizontalAdvance(row.detail) > detail.width()) {
        headline.setHeight(metrics.height());
        headline.moveTop(place.center().y() - metrics.height());
        detail = headline.translated(0, metrics.height());
    }
    drawing::elided(painter, headline, Qt::AlignLeft | Qt::AlignVCenter, row.headline);
    painter.setPen(inks.pencil);
    drawing::elided(painter, detail, Qt::AlignLeft | Qt::AlignVCenter, row.detail);
}

} // namespace

int FateDelegate::nameWidth(const QModelIndex &index)
{
    const qreal star = index.data(FateModel::StarRole).toBool() ? starSide + besideStar : 0;
    const qreal name = QFontMetricsF(fontOfName(index)).horizontalAdvance(index.data().toString());
    return static_cast<int>(std::ceil(2 * besideName + star + name));
}

void FateDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const Inks &inks = inksOf(option.palette);
    const QRectF place(option.rect);
    const auto *fates = static_cast<const FateModel *>(index.model());
    const BeforeAfterRow *foreseen = fates->foretells() ? fates->foreseen(index.row()) : nullptr;
    if (foreseen && foreseen->wanted)
        painter->fillRect(place, inks.wash);
    else if (index.data(FateModel::StarRole).toBool())
        painter->fillRect(place, inks.plain);

    if (index.column() == FateModel::Rep) {
        painter->setFont(fontFor(TextUse::BodyBold));
        painter->setPen(inks.pencil);
        painter->drawText(place.adjusted(0, 0, -9, 0), Qt::AlignRight | Qt::AlignVCenter, index.data().toString());
    } else if (index.column() == FateModel::Name) {
        drawName(*painter, place, index, inks);
    } else if (fates->isForetold(index.column())) {
        if (foreseen)
            drawForetold(*painter, place.adjusted(storyMargin, 0, 0, 0), *foreseen, inks);
    } else {
        drawFate(*painter, place, index, option.state.testFlag(QStyle::State_HasFocus), inks);
    }
    painter->fillRect(QRectF(place.left(), place.bottom() - 1, place.width(), 1), inks.rule);
    painter->restore();
}

bool FateDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                               const QModelIndex &index)
{
    const bool clicked = event->type() == QEvent::MouseButtonRelease
        && static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton
        && option.rect.contains(static_cast<QMouseEvent *>(event)->position().toPoint());
    const bool pressed = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space;
    if (!(clicked || pressed) || !index.flags().testFlag(Qt::ItemIsUserCheckable))
        return false;
    const bool ticked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    return model->setData(index, ticked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

} // namespace muster
