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

/// Returns an icon of resources/icons in one colour, cached by name, size, colour and ratio.
QPixmap iconPixmap(const IconName &name, int size, const QColor &colour, qreal ratio);

/// Returns an icon for buttons and menus. It does not follow the palette and has to be made again when that changes.
QIcon iconFor(const IconName &name, const QColor &colour);

/// Draws an icon on a painter as vectors in `colour`, which is sharp on paper too.
void drawIcon(QPainter &painter, const IconName &name, const QRectF &place, const QColor &colour);

} // namespace muster
