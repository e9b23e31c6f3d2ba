// SPDX-License-Identifier: MIT
#include "ui/look/controls.h"

#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyleOption>
#include <QTableView>
#include <QWidget>

namespace muster {

namespace {

constexpr qreal controlRadius = 6;

QRectF controlInset(const QRectF &place, qreal by = 0.5)
{
    return place.adjusted(by, by, -by, -by);
}

} // namespace

void paintField(QPainter &painter, const QStyleOption &option)
{
    const Inks &inks = inksOf(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool focused = option.state & QStyle::State_HasFocus;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(focused ? inks.accent : enabled ? inks.edge : inks.rule, focused ? 2 : 1));
    painter.setBrush(enabled ? inks.field : inks.plain);
    painter.drawRoundedRect(controlInset(option.rect, focused ? 1 : 0.5), controlRadius, controlRadius);
    painter.restore();
}

void paintRadio(QPainter &painter, const QStyleOption &option)
{
    const Inks &inks = inksOf(option.palette);
    const bool on = option.state & QStyle::State_On;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(on ? inks.accent : inks.edge, 1));
    painter.setBrush(inks.field);
    painter.drawEllipse(controlInset(option.rect));
    if (on) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(inks.accent);
        painter.drawEllipse(controlInset(option.rect, option.rect.width() * 0.28));
    }
    painter.restore();
}

void paintScrollBar(QPainter &painter, const QStyleOptionSlider &option, const QRect &slider)
{
    const Inks &inks = inksOf(option.palette);
    const bool active = option.state & (QStyle::State_MouseOver | QStyle::State_Sunken);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(active ? inks.pencil : inks.edge);
    const bool upright = option.orientation == Qt::Vertical;
    const QRectF pill = upright ? QRectF(slider).adjusted(3, 2, -3, -2) : QRectF(slider).adjusted(2, 3, -2, -3);
    const qreal round = (upright ? pill.width() : pill.height()) / 2;
    painter.drawRoundedRect(pill, round, round);
    painter.restore();
}

void paintMenuTitle(QPainter &painter, const QStyleOptionMenuItem &item)
{
    constexpr int beside = 26; // over the entries, which begin behind their icons
    constexpr int above = 4;
    painter.save();
    painter.setFont(fontFor(TextUse::SecondLineBold));
    painter.setPen(inksOf(item.palette).pencil);
    painter.drawText(item.rect.adjusted(beside, above, -8, 0), Qt::AlignLeft | Qt::AlignVCenter, item.text);
    painter.restore();
}

void paintMenuBarItem(QPainter &painter, const QStyleOptionMenuItem &item, bool marked)
{
    const Inks &inks = inksOf(item.palette);
    const bool open =
        item.state & (QStyle::State_Selected | QStyle::State_Sunken) && item.state & QStyle::State_Enabled;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (open) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(inks.wash2);
        painter.drawRoundedRect(QRectF(item.rect).adjusted(0, 2, 0, -2), 5, 5);
    }
    painter.setPen(item.state & QStyle::State_Enabled ? inks.ink : inks.edge);
    painter.drawText(item.rect, Qt::AlignCenter | (open || marked ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
                     item.text);
    painter.restore();
}

namespace {

/// Whether the row begins, and whether it ends, with this item. Only a QTreeView says so of itself.
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
    const QWidget *list = option.widget;
    if (!(option.state & QStyle::State_Selected) || !list || !list->hasFocus()
        || !list->window()->testAttribute(Qt::WA_KeyboardFocusChange))
        return;
    const auto [begins, ends] = endsOfRow(option);
    const QRectF row = QRectF(option.rect).adjusted(0.75, 0.75, -0.75, -1.75);
    painter.save();
    painter.setPen(QPen(inksOf(option.palette).accent, 1.5));
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
    drawIcon(painter, QStringLiteral("chevron"), QRectF(-side / 2, -side / 2, side, side), colour);
    painter.restore();
}

} // namespace muster
