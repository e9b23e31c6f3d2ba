// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/inks.h"

#include <QPainter>
#include <QPixmap>

namespace muster::drawing {

/// A photograph that fills its place, with round corners and a thin edge. One that is not there yet
/// is its edge alone.
void photograph(QPainter &painter, const QRectF &place, const QPixmap &pixmap, const Inks &inks);

/// Where there is none, or it is lost: the place dashed, and an icon.
void noPhotograph(QPainter &painter, const QRectF &place, const QString &icon, const Inks &inks);

} // namespace muster::drawing
