// SPDX-License-Identifier: MIT
#include "ui/aftermath/fatedelegate.h"

#include "ui/aftermath/beforeafterdrawing.h"
#include "ui/aftermath/fatemodel.h"
#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"
#include "ui/parts/twolines.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

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

QString satOut()
{
    return FateDelegate::tr("sat out");
}

QFont fontOfName(const QModelIndex &index)
{
    return fontFor(index.data(FateModel::StarRole).toBool() ? TextUse::SectionHeading : TextUse::RowName);
}

/// A name as it has room: a Star's in smaller letters before it is parted, and cut last.
struct LaidName {
    QFont font;
    QStringList lines;
    bool isCut = false;
};

LaidName layName(const QModelIndex &index, const QSizeF &room)
{
    const QString name = index.data().toString();
    const QFont large = fontOfName(index);
    if (QFontMetricsF(large).horizontalAdvance(name) <= room.width())
        return {large, {name}};
    LaidName laid{fontFor(TextUse::RowName), {name}};
    QFontMetricsF metrics(laid.font);
    if (metrics.horizontalAdvance(name) > room.width()) {
        const QFontMetricsF small(fontFor(TextUse::BodyBold));
        if (2 * small.height() <= room.height()) {
            laid = {fontFor(TextUse::BodyBold), inTwoLines(name, small, room.width())};
            metrics = small;
        }
    }
    for (QString &line : laid.lines) {
        const QString shown = metrics.elidedText(line, Qt::ElideRight, room.width());
        laid.isCut = laid.isCut || shown != line;
        line = shown;
    }
    return laid;
}

/// Where a name stands: behind the Star's mark, and above the words that say who sat out where they have no room beside it.
struct NamePlace {
    QRectF name;
    QRectF atHome; ///< empty of one who came
};

NamePlace placeOf(const QRectF &cell, const QModelIndex &index)
{
    QRectF left = cell.adjusted(besideName, 0, -besideName, 0);
    if (index.data(FateModel::StarRole).toBool())
        left.setLeft(left.left() + starSide + besideStar);
    if (!index.data(FateModel::AtHomeRole).toBool())
        return {left, {}};
    const QFontMetricsF small(fontFor(TextUse::SecondLine));
    const qreal width = small.horizontalAdvance(satOut()) + 8;
    const QString name = index.data().toString();
    if (QFontMetricsF(fontOfName(index)).horizontalAdvance(name) + width <= left.width())
        return {left.adjusted(0, 0, -width, 0), left.adjusted(left.width() - width, 0, 0, 0)};
    const qreal line = QFontMetricsF(fontFor(TextUse::RowName)).height();
    const qreal above = (left.height() - line - small.height()) / 2;
    return {left.adjusted(0, above, 0, -above - small.height()), left.adjusted(0, above + line, 0, -above)};
}

void drawName(QPainter &painter, const QRectF &cell, const QModelIndex &index, const Inks &inks)
{
    const NamePlace place = placeOf(cell, index);
    if (index.data(FateModel::StarRole).toBool())
        drawIcon(painter, QStringLiteral("star-full"),
                 {cell.left() + besideName, place.name.center().y() - starSide / 2, starSide, starSide}, inks.accent);
    if (!place.atHome.isEmpty()) {
        const bool beside = place.atHome.left() >= place.name.right();
        painter.setFont(fontFor(TextUse::SecondLine));
        painter.setPen(inks.pencil);
        drawing::elided(painter, place.atHome, (beside ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, satOut());
    }
    const LaidName laid = layName(index, place.name.size());
    painter.setFont(laid.font);
    painter.setPen(place.atHome.isEmpty() ? inks.ink : inks.pencil);
    if (laid.lines.size() == 1)
        drawing::elided(painter, place.name, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
    else
        painter.drawText(place.name, Qt::AlignLeft | Qt::AlignVCenter, laid.lines.join(u'\n'));
}

/// `ring` is around the box that the next key is for; none: it is another.
void drawFate(QPainter &painter, const QRectF &place, const QModelIndex &index, const std::optional<QColor> &ring,
              const Inks &inks)
{
    const QVariant state = index.data(Qt::CheckStateRole);
    if (!state.isValid()) {
        painter.setPen(QPen(inks.rule, 1.5));
        painter.drawLine(place.center() - QPointF(4, 0), place.center() + QPointF(4, 0));
        return;
    }
    const QRectF box(place.center() - QPointF(boxSide / 2, boxSide / 2), QSizeF(boxSide, boxSide));
    drawing::box(painter, box, state.toInt() == Qt::Checked, inks);
    if (ring) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(*ring, 1.5));
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
        // Letters are for that row from everywhere on the page.
        const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
        const bool current = view && view->currentIndex() == index;
        drawFate(*painter, place, index,
                 option.state.testFlag(QStyle::State_HasFocus) ? std::optional(inks.accent)
                     : current                                 ? std::optional(inks.edge)
                                                               : std::nullopt,
                 inks);
    }
    painter->fillRect(QRectF(place.left(), place.bottom() - 1, place.width(), 1), inks.rule);
    painter->restore();
}

/// A name that is cut even so.
bool FateDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                             const QModelIndex &index)
{
    const bool isName = event->type() == QEvent::ToolTip && index.column() == FateModel::Name;
    if (!isName || !layName(index, placeOf(option.rect, index).name.size()).isCut)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), asToolTip(index.data().toString()), view);
    return true;
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
