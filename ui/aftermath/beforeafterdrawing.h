// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>

class QPainter;

namespace muster {

struct BeforeAfterRow;
struct Inks;

/// What the preview and the rows of Casualties have in common.
namespace drawing {

/// From what was to what will be.
void change(QPainter &painter, QPointF left, const Inks &inks);
/// Still to come: the die that is asked for now, or no more than a hint.
void toCome(QPainter &painter, const QRectF &place, bool wanted, const Inks &inks);

} // namespace drawing

/// "Tibb: Recovers. 3 to 2".
QString inWords(const BeforeAfterRow &row);

} // namespace muster
