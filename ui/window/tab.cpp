// SPDX-License-Identifier: MIT
#include "ui/window/tab.h"

#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/parts/spokenrole.h"

#include <QPainter>
#include <QPainterPath>

namespace muster {

namespace {

constexpr int openWidth = 125;
constexpr int foldedWidth = 56;
constexpr int textLeft = 48;

} // namespace

Tab::Tab(const QString &icon, const QString &title, QWidget *parent)
    : QAbstractButton(parent)
    , m_icon(icon)
{
    speakAs(*this, QAccessible::PageTab);
    setText(title);
    setAccessibleName(title);
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

void Tab::setFolded(bool folded)
{
    m_folded = folded;
    setToolTip(folded ? text() : QString());
    updateGeometry();
}

QSize Tab::sizeHint() const
{
    const QFontMetrics metrics(fontFor(TextUse::BodyBold));
    const int width = m_folded ? foldedWidth : std::max(openWidth, textLeft + metrics.horizontalAdvance(text()) + 8);
    return {width, std::max(44, metrics.lineSpacing() + 16)};
}

/// Lower in a window that is hardly high enough for all of them.
QSize Tab::minimumSizeHint() const
{
    return {sizeHint().width(), QFontMetrics(fontFor(TextUse::BodyBold)).lineSpacing() + 6};
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
    if (!m_folded) {
        painter.setPen(colour);
        painter.setFont(fontFor(isChecked() ? TextUse::BodyBold : TextUse::Body));
        drawing::elided(painter, place.adjusted(textLeft - 0.5, 0, -4, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
    }
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange)) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(inks.accent, 2));
        painter.drawRoundedRect(place.adjusted(6, 4, -4, -4), 5, 5);
    }
}

} // namespace muster
