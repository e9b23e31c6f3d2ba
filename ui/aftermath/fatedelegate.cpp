// SPDX-License-Identifier: MIT
#include "ui/aftermath/fatedelegate.h"

#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTableView>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

constexpr qreal boxSide = 20;
constexpr qreal starSide = 14;
constexpr qreal besideStar = 6;
constexpr qreal besideName = 4;
constexpr qreal cellMargin = 8;
constexpr qreal dieInRow = 17;
constexpr qreal dieInName = 14;
constexpr qreal besideRollName = 6;
constexpr qreal besideNumber = 10;
constexpr qreal besideArrow = 10;
constexpr qreal arrowLength = 19;
constexpr qreal openDie = 22;
constexpr qreal aroundDie = 10; ///< a die still to come is wider than a number

QFont fontOfName(const Figure &figure)
{
    return fontFor(figure.star ? TextUse::SectionHeading : TextUse::RowName);
}

/// A name laid out in its cell. A Star's is first set in smaller type; then a name is broken into two lines, and cut
/// last.
struct LaidName {
    QFont font;
    QStringList lines;
    bool isCut = false;
};

LaidName layName(const Figure &figure, const QSizeF &room)
{
    const QString &name = figure.name;
    const QFont large = fontOfName(figure);
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

/// Draws the box of a fate, or a dash if the figure cannot have it. `ring` is the colour around the box that the next
/// key applies to; none for other boxes.
void drawFate(QPainter &painter, const QRectF &place, const QModelIndex &index, const std::optional<QColor> &ring,
              const Inks &inks)
{
    const QVariant state = index.data(Qt::CheckStateRole);
    if (!state.isValid()) {
        painter.setPen({inks.rule, 1.5});
        painter.drawLine(place.center() - QPointF(4, 0), place.center() + QPointF(4, 0));
        return;
    }
    const QRectF box(place.center() - QPointF(boxSide / 2, boxSide / 2), QSizeF(boxSide, boxSide));
    drawing::box(painter, box, state.toInt() == Qt::Checked, inks);
    if (ring)
        outlined(painter, {*ring, 1.5}).drawRoundedRect(box.adjusted(-3.5, -3.5, 3.5, 3.5), 6, 6);
}

/// Returns the width between the number and its last pip, the same in all rows.
qreal pipsRoom(const FateModel &model)
{
    int best = 5;
    for (const FateModel::Row &row : model.rows())
        best = std::max({best, row.seen.bestBefore, row.seen.bestAfter});
    return drawing::pipsWidth(best) + besideNumber;
}

qreal repNumberWidth()
{
    return QFontMetricsF(fontFor(TextUse::RepRow)).horizontalAdvance(u'5');
}

/// Draws a Rep as a number, and as pips if there is room.
void drawRep(QPainter &painter, const QRectF &place, int rep, int best, const QColor &colour, bool withPips)
{
    setType(painter, TextUse::RepRow, colour);
    painter.drawText(place, atLeft, QString::number(rep));
    if (withPips)
        drawing::pips(painter, {place.left() + repNumberWidth() + besideNumber, place.center().y() + 1}, rep, best,
                      colour);
}

/// Draws a result that is still to come: a dashed die if it is asked for now, else an ellipsis.
void drawToCome(QPainter &painter, const QRectF &place, bool wanted, const Inks &inks)
{
    if (wanted)
        return drawing::die(painter, {place.left(), place.center().y() - openDie / 2, openDie, openDie}, 0,
                            drawing::DieLook::ToCome, false, inks);
    setType(painter, TextUse::RepRow, inks.pencil);
    painter.drawText(place, atLeft, QStringLiteral("…"));
}

/// Draws a Rep, an arrow, and what follows: the new Rep, the die that is asked for, or how the figure leaves.
void drawChange(QPainter &painter, const QRectF &place, const BeforeAfterRow &row, qreal pips, const Inks &inks)
{
    using After = BeforeAfterRow::After;
    const QColor colour = row.star ? inks.accent : inks.ink;
    drawRep(painter, place, row.repBefore, row.bestBefore, colour, pips > 0);
    const qreal arrow = place.left() + repNumberWidth() + pips + besideArrow;
    drawing::arrow(painter, {arrow, place.center().y()}, arrowLength, inks);
    const QRectF after = QRectF(place).adjusted(arrow + arrowLength + besideArrow - place.left(), 0, 0, 0);
    if (row.after == After::Stays)
        drawRep(painter, after, row.repAfter, row.bestAfter, colour, pips > 0);
    else if (row.after == After::Gone)
        drawIcon(painter, iconOf(row.status), {after.left(), after.center().y() - 9, 18, 18}, inks.ink);
    else
        drawToCome(painter, after, row.wanted, inks);
}

/// Draws the headline and the detail. If the row has room for one more line, the first text that is long gets it.
void drawResult(QPainter &painter, const QRectF &place, const BeforeAfterRow &row, const Inks &inks)
{
    const QFont bold = fontFor(TextUse::SecondLineBold);
    const QFont plain = fontFor(TextUse::SecondLine);
    const auto isLong = [&](const QFont &font, const QString &text) {
        return QFontMetricsF(font).horizontalAdvance(text) > place.width();
    };
    const int room = int(place.height() / QFontMetricsF(plain).lineSpacing());
    const int least = row.detail.isEmpty() ? 0 : 1;
    const int heads = room > 1 + least && isLong(bold, row.headline) ? 2 : 1;
    const int details = least == 1 && room > heads + 1 && isLong(plain, row.detail) ? 2 : least;
    const qreal head = heads * QFontMetricsF(bold).lineSpacing();
    const qreal detail = details * QFontMetricsF(plain).lineSpacing();
    const qreal top = place.center().y() - (head + detail) / 2;
    const auto write = [&](const QFont &font, const QColor &ink, const QRectF &lines, int count, const QString &text) {
        setType(painter, font, ink);
        if (count > 1)
            painter.drawText(lines, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
        else
            drawing::elided(painter, lines, atLeft, text);
    };
    write(bold, inks.ink, {place.left(), top, place.width(), head}, heads, row.headline);
    write(plain, inks.pencil, {place.left(), top + head, place.width(), detail}, details, row.detail);
}

/// Draws the rolls one below the other, each after its label.
void drawRolls(QPainter &painter, const QRectF &place, const std::vector<DiceLine> &rolls, const Inks &inks)
{
    if (rolls.empty())
        return;
    const QFontMetricsF metrics(fontFor(TextUse::SecondLine));
    qreal label = 0;
    for (const DiceLine &roll : rolls)
        label = std::max(label, metrics.horizontalAdvance(roll.what));
    label = std::min(label, place.width() / 2);
    const qreal line = std::min(dieInRow + 8, place.height() / qreal(rolls.size()));
    const qreal side = std::min(dieInRow, line - 5);
    qreal top = place.center().y() - line * qreal(rolls.size()) / 2;
    for (const DiceLine &roll : rolls) {
        setType(painter, TextUse::SecondLine, inks.pencil);
        const QRectF row(place.left(), top, place.width(), line);
        drawing::elided(painter, {row.topLeft(), QSizeF(label, line)}, atLeft, roll.what);
        drawDice(painter, row.adjusted(label + besideRollName, 0, 0, 0), roll, side, inks);
        top += line;
    }
}

/// Draws the rolls side by side, without labels.
void drawRollsInLine(QPainter &painter, QRectF place, const std::vector<DiceLine> &rolls, const Inks &inks)
{
    qreal wanted = -besideName;
    for (const DiceLine &roll : rolls)
        wanted += widthOfDice(roll, dieInName) + besideName;
    const qreal scale = std::min(1.0, place.width() / std::max(1.0, wanted));
    for (const DiceLine &roll : rolls) {
        const QRectF dice(place.left(), place.top(), widthOfDice(roll, dieInName) * scale, place.height());
        place.setLeft(drawDice(painter, dice, roll, dieInName, inks) + besideName * scale);
    }
}

QRectF roomOfName(const QRectF &cell, const Figure &figure)
{
    return cell.adjusted(besideName + (figure.star ? starSide + besideStar : 0), 0, -besideName, 0);
}

/// Draws the name, and below it the kind of figure, or its dice if they have no column of their own.
void drawName(QPainter &painter, const QRectF &cell, const FateModel::Row &row, bool withDice, const Inks &inks)
{
    QRectF name = roomOfName(cell, row.figure);
    const qreal below = lineSpacingOf(TextUse::SecondLine);
    const bool dice = withDice && !row.dice.empty();
    const bool isLong = layName(row.figure, {name.width(), cell.height()}).lines.size() > 1;
    const bool second = dice || (!row.kind.isEmpty() && !isLong);
    if (second)
        name.setBottom(name.bottom() - below);
    LaidName laid = layName(row.figure, name.size());
    laid.font.setStrikeOut(row.seen.after == BeforeAfterRow::After::Gone);
    if (second) {
        const qreal used = qreal(laid.lines.size()) * QFontMetricsF(laid.font).height();
        name.setTop(name.top() + std::max(0.0, (name.height() - used) / 2));
        name.setHeight(used);
    }
    if (row.figure.star)
        drawIcon(painter, "star-full", {cell.left() + besideName, name.center().y() - starSide / 2, starSide, starSide},
                 inks.accent);
    setType(painter, laid.font, row.fate ? inks.ink : inks.pencil);
    if (laid.lines.size() == 1)
        drawing::elided(painter, name, atLeft, row.figure.name);
    else
        painter.drawText(name, atLeft, laid.lines.join(u'\n'));
    const QRectF line(cell.left() + besideName, name.bottom(), cell.width() - 2 * besideName, below + 2);
    if (dice)
        return drawRollsInLine(painter, line, row.dice, inks);
    setType(painter, TextUse::SecondLine, inks.pencil);
    if (second)
        drawing::elided(painter, line, atLeft, row.kind);
}

} // namespace

int FateDelegate::nameWidth(const Figure &figure)
{
    const qreal star = figure.star ? starSide + besideStar : 0;
    return int(std::ceil(2 * besideName + star + QFontMetricsF(fontOfName(figure)).horizontalAdvance(figure.name)));
}

int FateDelegate::changeWidth()
{
    return int(std::ceil(2 * (repNumberWidth() + besideArrow + cellMargin) + arrowLength + aroundDie));
}

int FateDelegate::changeWidth(const FateModel &model)
{
    return changeWidth() + int(std::ceil(2 * pipsRoom(model)));
}

void FateDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Stroke stroke(*painter);
    const Inks &inks = inksOf(option.palette);
    const QRectF place(option.rect);
    const QRectF inner = place.adjusted(cellMargin, 0, -cellMargin / 2, 0);
    const auto &model = static_cast<const FateModel &>(*index.model());
    const FateModel::Row &row = model.rows()[std::size_t(index.row())];
    const auto *view = static_cast<const QTableView *>(option.widget);
    if (row.seen.wanted)
        painter->fillRect(place, inks.wash);
    else if (row.figure.star)
        painter->fillRect(place, inks.plain);

    switch (model.columns()[std::size_t(index.column())].part) {
    case FateModel::Part::Name:
        drawName(*painter, place, row, view->isColumnHidden(model.columnOf(FateModel::Part::DiceThrown)), inks);
        break;
    case FateModel::Part::DiceThrown:
        drawRolls(*painter, inner, row.dice, inks);
        break;
    case FateModel::Part::BeforeAndAfter: {
        const qreal pips = option.rect.width() < changeWidth(model) ? 0 : pipsRoom(model);
        const bool tells = view->isColumnHidden(model.columnOf(FateModel::Part::WhatBecomes));
        const qreal below = tells ? lineSpacingOf(TextUse::SecondLineBold) + 2 : 0;
        drawChange(*painter, inner.adjusted(0, 0, 0, -below), row.seen, pips, inks);
        setType(*painter, TextUse::SecondLineBold, inks.ink);
        if (tells)
            drawing::elided(*painter, {inner.left(), inner.bottom() - below - 2, inner.width(), below}, atLeft,
                            row.seen.headline);
        break;
    }
    case FateModel::Part::WhatBecomes:
        drawResult(*painter, inner, row.seen, inks);
        break;
    default:
        // The letters apply to the current row from anywhere on the page.
        drawFate(*painter, place, index,
                 option.state.testFlag(QStyle::State_HasFocus) ? std::optional(inks.accent)
                     : view->currentIndex() == index           ? std::optional(inks.edge)
                                                               : std::nullopt,
                 inks);
    }
    ruleBelow(*painter, place, inks.rule);
}

bool FateDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                             const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip || index.column() != 0)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    const FateModel::Row &row = static_cast<const FateModel &>(*index.model()).rows()[std::size_t(index.row())];
    const QString dice = index.data(Qt::AccessibleDescriptionRole).toString();
    if (layName(row.figure, roomOfName(option.rect, row.figure).size()).isCut || !dice.isEmpty())
        QToolTip::showText(event->globalPos(), asToolTip(row.figure.name + u'\n' + dice), view);
    return true;
}

void FateDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const
{
    editor->setGeometry(option.rect.left() + 3, option.rect.center().y() - fieldHeight / 2, option.rect.width() - 6,
                        fieldHeight);
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
