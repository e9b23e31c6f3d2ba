// SPDX-License-Identifier: MIT
#include "ui/look/controls.h"

#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyleOption>
#include <QTableView>
#include <QWidget>

namespace muster {

namespace {

/// Returns whether the row begins with this item, and whether it ends with it. Only a QTreeView sets viewItemPosition,
/// so for a table it is read from the header.
std::pair<bool, bool> endsOfRow(const QStyleOptionViewItem &option)
{
    using Item = QStyleOptionViewItem;
    if (const auto *table = qobject_cast<const QTableView *>(option.widget)) {
        const QHeaderView &heads = *table->horizontalHeader();
        const int at = heads.sectionPosition(option.index.column());
        return {at == 0, at + heads.sectionSize(option.index.column()) >= heads.length()};
    }
    const bool alone = option.viewItemPosition == Item::OnlyOne || option.viewItemPosition == Item::Invalid;
    return {alone || option.viewItemPosition == Item::Beginning, alone || option.viewItemPosition == Item::End};
}

} // namespace

void paintRowFocus(QPainter &painter, const QStyleOptionViewItem &option)
{
    if (!(option.state & QStyle::State_Selected) || !option.widget || !hasKeyboard(*option.widget))
        return;
    const auto [begins, ends] = endsOfRow(option);
    const QRectF row = QRectF(option.rect).adjusted(0.75, 0.75, -0.75, -1.75);
    painter.save();
    painter.setPen({inksOf(option.palette).accent, 1.5});
    painter.drawLine(row.topLeft(), row.topRight());
    painter.drawLine(row.bottomLeft(), row.bottomRight());
    if (begins)
        painter.drawLine(row.topLeft(), row.bottomLeft());
    if (ends)
        painter.drawLine(row.topRight(), row.bottomRight());
    painter.restore();
}

static constexpr const char *followsAnother = "followsAnother";

void letLead(QAbstractItemView &one, QAbstractItemView &other)
{
    one.setProperty(followsAnother, false);
    other.setProperty(followsAnother, true);
    one.viewport()->update();
    other.viewport()->update();
}

bool isWashed(const QStyleOptionViewItem &option)
{
    return option.state & QStyle::State_Selected
        && !(option.widget && option.widget->property(followsAnother).toBool());
}

void paintChosenRow(QPainter &painter, const QStyleOptionViewItem &option)
{
    const Inks &inks = inksOf(option.palette);
    const QRectF row(option.rect);
    if (isWashed(option))
        painter.fillRect(row, inks.wash);
    if (option.state & QStyle::State_Selected)
        painter.fillRect(QRectF(row.left(), row.top(), 3, row.height() - 1), inks.accent);
    paintRowFocus(painter, option);
}

void paintChevron(QPainter &painter, QPointF centre, qreal side, qreal turned, const QColor &colour)
{
    painter.save();
    painter.translate(centre);
    painter.rotate(turned);
    drawIcon(painter, "chevron", QRectF(-side / 2, -side / 2, side, side), colour);
    painter.restore();
}

namespace {

constexpr qreal groundRadius = 6;

QRectF groundInset(const QRectF &place, qreal by = 0.5)
{
    return place.adjusted(by, by, -by, -by);
}

} // namespace

void paintButtonGround(QPainter &painter, const QRectF &place, ButtonLook look, ButtonState state, const Inks &inks)
{
    const Stroke stroke(painter);
    QColor ground = look == ButtonLook::Primary ? inks.accent
        : look == ButtonLook::Outlined          ? inks.field
                                                : Qt::transparent;
    QColor edge = look == ButtonLook::Outlined ? inks.edge : Qt::transparent;
    if (!state.enabled && look != ButtonLook::Flat) {
        ground = inks.plain;
        edge = inks.rule;
    } else if (state.pressed || state.hovered) {
        if (look == ButtonLook::Primary)
            ground = state.pressed ? inks.accent.darker(118) : inks.accent.lighter(112);
        else
            ground = state.pressed ? inks.wash2 : inks.wash;
    }
    outlined(painter, edge.alpha() ? QPen(edge, 1) : QPen(Qt::NoPen), ground)
        .drawRoundedRect(groundInset(place), groundRadius, groundRadius);
    if (state.focused) {
        outlined(painter, {look == ButtonLook::Primary ? inks.onAccent : inks.accent, 2})
            .drawRoundedRect(groundInset(place, look == ButtonLook::Primary ? 4 : 1), groundRadius - 2,
                             groundRadius - 2);
    }
}

QColor buttonText(ButtonLook look, bool enabled, const Inks &inks)
{
    if (!enabled)
        return inks.edge;
    return look == ButtonLook::Primary ? inks.onAccent : inks.ink;
}

} // namespace muster
