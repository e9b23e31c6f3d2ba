// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/inks.h"

class QPainter;
class QPointF;

namespace muster {

/// Of two courses side by side: A's disc is solid, B's is outlined, everywhere.
enum class CourseSign : bool { A, B };

/// At the left of the line through this place; how wide it is.
qreal drawCourseSign(QPainter &painter, const QPointF &leftMiddle, CourseSign sign, const Inks &inks);

} // namespace muster
