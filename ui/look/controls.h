// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/inks.h"

#include <QPointF>
#include <QRect>

#include <cstdint>

class QAbstractItemView;
class QColor;
class QPainter;
class QRectF;
class QStyle;
class QStyleOptionViewItem;

namespace muster {

/// Fusion without its gradients: flat fields, thin edges, slim scroll bars, washed instead of filled selections.
QStyle *makeStyle();

/// Pointing right, turned clockwise by so many degrees.
void paintChevron(QPainter &painter, QPointF centre, qreal side, qreal turned, const QColor &colour);
/// Around a chosen row, or its part in this column, where keys brought the focus to its list: the next key is for it.
void paintRowFocus(QPainter &painter, const QStyleOptionViewItem &option);

/// Of two lists of a page, the one that was used last has its chosen row washed, the other only the bar before it.
void letLead(QAbstractItemView &one, QAbstractItemView &other);
bool isWashed(const QStyleOptionViewItem &option);
/// The ground of a row of a list where it is chosen: wash, bar and focus.
void paintChosenRow(QPainter &painter, const QStyleOptionViewItem &option);

/// How a button stands out from its ground.
enum class ButtonLook : std::uint8_t { Outlined, Flat, Primary };

struct ButtonState {
    bool enabled = true;
    bool hovered = false;
    bool pressed = false;
    bool focused = false; ///< reached by the keyboard
};

/// The ground of every button, ours and Qt's.
void paintButtonGround(QPainter &painter, const QRectF &place, ButtonLook look, ButtonState state, const Inks &inks);

/// What is written on it.
QColor buttonText(ButtonLook look, bool enabled, const Inks &inks);

} // namespace muster
