// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <QString>

namespace muster {

/// The name of an icon: that of its file in resources/icons ("star"). Empty for none.
struct IconName : QString {
    IconName() = default;
    IconName(const char *name)
        : QString(QString::fromLatin1(name))
    {
    }
    IconName(const QString &name)
        : QString(name)
    {
    }
};

/// An icon of resources/icons in one colour, cached by name, size, colour and ratio.
QPixmap iconPixmap(const IconName &name, int size, const QColor &colour, qreal ratio);

/// For buttons and menus: follows nothing by itself; made again when the palette changes.
QIcon iconFor(const IconName &name, const QColor &colour);

/// Straight onto a painter, sharp on paper too: drawn as vectors in `colour`.
void drawIcon(QPainter &painter, const IconName &name, const QRectF &place, const QColor &colour);

} // namespace muster
