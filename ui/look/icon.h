// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <QString>

namespace muster {

/// An icon of resources/icons by its file's name ("star"), in one colour, cached by name, size, colour and ratio.
QPixmap iconPixmap(const QString &name, int size, const QColor &colour, qreal ratio);

/// For buttons and menus: follows nothing by itself; made again when the palette changes.
QIcon iconFor(const QString &name, const QColor &colour);

/// Straight onto a painter, sharp on paper too: drawn as vectors in `colour`.
void drawIcon(QPainter &painter, const QString &name, const QRectF &place, const QColor &colour);

} // namespace muster
