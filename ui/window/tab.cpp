// SPDX-License-Identifier: MIT
#include "ui/window/tab.h"

#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"

#include <QPainter>
#include <QPainterPath>

namespace muster {

Tab::Tab(const QString &icon, const QString &title, QWidget *parent)
    : QAbstractButton(parent)
    , m_icon(icon)
{
    setText(title);
    setAccessibleName(title);
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize Tab::sizeHint() const
{
    return {125, std::max(44, QFontMetrics(fontFor(TextUse::BodyBold)).lineSpacing() + 16)};
}

void Tab::paintEvent(QPaintEvent *)
{
    constexpr qreal radius = 8;
    const Inks &inks = inksOf(palette());
    const QRectF place = QRectF(rect()).adjusted(0.5, 0.5, 0, -0.5);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isChecked()) {
        QPainterPath sheet(place.topRight());
        sheet.lineTo(place.left() + radius, place.top());
        sheet.quadTo(place.topLeft(), place.topLeft() + QPointF(0, radius));
        sheet.lineTo(place.left(), place.bottom() - radius);
        sheet.quadTo(place.bottomLeft(), place.bottomLeft() + QPointF(radius, 0));
        sheet.lineTo(place.bottomRight());
        painter.setPen(QPen(inks.rule, 1));
        painter.setBrush(inks.paper);
        painter.drawPath(sheet);
        painter.setPen(Qt::NoPen);
        painter.setBrush(inks.accent);
        painter.drawRoundedRect(QRectF(1, place.center().y() - 12, 3, 24), 1.5, 1.5);
    }
    const QColor colour = isChecked() || underMouse() ? inks.ink : inks.pencil;
    drawIcon(painter, m_icon, {19, place.center().y() - 9, 18, 18}, colour);
    painter.setPen(colour);
    painter.setFont(fontFor(isChecked() ? TextUse::BodyBold : TextUse::Body));
    drawing::elided(painter, place.adjusted(47.5, 0, -4, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange)) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(inks.accent, 2));
        painter.drawRoundedRect(place.adjusted(6, 4, -4, -4), 5, 5);
    }
}

} // namespace muster
