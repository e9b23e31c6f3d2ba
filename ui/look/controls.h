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

/// Returns Fusion without its gradients: flat fields, thin edges, slim scroll bars, pale instead of filled selections.
QStyle *makeStyle();

/// Paints a chevron that points right, turned clockwise by `turned` degrees.
void paintChevron(QPainter &painter, QPointF centre, qreal side, qreal turned, const QColor &colour);
/// Paints a focus frame around the selected row, or its part in this column, if the list got the focus by a key.
void paintRowFocus(QPainter &painter, const QStyleOptionViewItem &option);

/// Paints the selection of `one`, which was used last, with background and bar, and that of `other` with the bar only.
void letLead(QAbstractItemView &one, QAbstractItemView &other);
bool isWashed(const QStyleOptionViewItem &option);
/// Paints the background of a selected row of a list: fill, bar and focus.
void paintChosenRow(QPainter &painter, const QStyleOptionViewItem &option);

/// The contrast of a button to its background.
enum class ButtonLook : std::uint8_t { Outlined, Flat, Primary };

struct ButtonState {
    bool enabled = true;
    bool hovered = false;
    bool pressed = false;
    bool focused = false; ///< focused by a key
};

/// Paints the background of every button, our own and Qt's.
void paintButtonGround(QPainter &painter, const QRectF &place, ButtonLook look, ButtonState state, const Inks &inks);

QColor buttonText(ButtonLook look, bool enabled, const Inks &inks);

} // namespace muster
