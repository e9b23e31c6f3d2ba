// SPDX-License-Identifier: MIT
#include "ui/look/buttonground.h"

#include <QPainter>

namespace muster {

namespace {

constexpr qreal groundRadius = 6;

QRectF groundInset(const QRectF &place, qreal by = 0.5)
{
    return place.adjusted(by, by, -by, -by);
}

} // namespace

void paintButtonGround(QPainter &painter, const QRectF &place, ButtonLook look, ButtonState state, const Inks &inks)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
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
    painter.setPen(edge.alpha() ? QPen(edge, 1) : QPen(Qt::NoPen));
    painter.setBrush(ground);
    painter.drawRoundedRect(groundInset(place), groundRadius, groundRadius);
    if (state.focused) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look == ButtonLook::Primary ? inks.onAccent : inks.accent, 2));
        painter.drawRoundedRect(groundInset(place, look == ButtonLook::Primary ? 4 : 1), groundRadius - 2,
                                groundRadius - 2);
    }
    painter.restore();
}

QColor buttonText(ButtonLook look, bool enabled, const Inks &inks)
{
    if (!enabled)
        return inks.edge;
    return look == ButtonLook::Primary ? inks.onAccent : inks.ink;
}

} // namespace muster
