// SPDX-License-Identifier: MIT
#pragma once

#include <QPainter>
#include <QRectF>

/// What is ticked, counted and written on a sheet.
namespace muster::paper {

inline constexpr qreal boxSide = 11.5;

/// A box to tick, in the middle of its place or at its left.
void tickBox(QPainter &painter, const QRectF &place, bool ticked = false);
void boxAt(QPainter &painter, QPointF leftMiddle, qreal side, bool ticked = false);

/// Boxes in a row from the left; where they do not all fit into the width, their number is written instead. Gives where
/// they end.
qreal boxes(QPainter &painter, QPointF leftMiddle, int count, qreal side, qreal width);

/// Rings 1 to 6, or further where the Rep is higher: those the figure has in ink, the others light.
void repRings(QPainter &painter, QPointF leftMiddle, int rep);
inline constexpr qreal repRingsWidth = 6 * 15.2;

/// The number of a question in its ring.
void numberRing(QPainter &painter, QPointF middle, int number);

/// Lines: under a row, under column heads, to write on.
void rowLine(QPainter &painter, const QRectF &row);
void headLine(QPainter &painter, const QRectF &head);
void writingLine(QPainter &painter, qreal left, qreal right, qreal y);

} // namespace muster::paper
