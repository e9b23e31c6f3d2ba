// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/roll.h"
#include "rules/scenario/cards.h"
#include "ui/look/icon.h"
#include "ui/look/painting.h"

#include <QString>

#include <optional>
#include <vector>

class QPointF;

/// Small marks that pages, sheets and delegates share, as free functions on a painter.
namespace muster::drawing {

/// Draws a die: solid for the player's, outlined for the program's, dashed in accent for one still to come; a bar below
/// it if it counted.
enum class DieLook : std::uint8_t { Player, Program, ToCome, Blank };
void die(QPainter &painter, const QRectF &square, int face, DieLook look, bool counted, const Inks &inks);
/// Draws a playing card in place of a die: "6♥", the red suits in the accent.
void card(QPainter &painter, const QRectF &square, const Card &card, DieLook look, const Inks &inks);

/// Draws a roll in a row from the left, each die `side` wide, with 5 between them; returns the width.
qreal roll(QPainter &painter, QPointF topLeft, qreal side, const Roll &roll, const std::vector<bool> &counted,
           const Inks &inks);
qreal rollWidth(int dice, qreal side);

/// Draws Rep as pips: full up to `rep`, hollow up to the best the figure had. Radius 3.4, 10 apart; the first centre at
/// `left`.
void pips(QPainter &painter, QPointF left, int rep, int best, const QColor &colour);
/// Returns the width from the centre of the first pip to the right edge of the last; 0 for none.
qreal pipsWidth(int best);

/// Draws an outlined pill with an icon and a word; returns its width.
qreal badge(QPainter &painter, QPointF topLeft, const IconName &icon, const QString &word, const Inks &inks);
qreal badgeWidth(const QString &word);

/// Draws EAL as five rising steps above their numbers; ealSquares() draws it small, as five squares of 10.
void ealSteps(QPainter &painter, const QRectF &place, int eal, const Inks &inks);
void ealSquares(QPainter &painter, QPointF topLeft, int eal, const QColor &on, const Inks &inks);

/// Draws a checkbox as the draft and the sheets have it.
void box(QPainter &painter, const QRectF &place, bool checked, const Inks &inks);

/// Draws the arrow between two values, to the right from its tail.
void arrow(QPainter &painter, QPointF tail, qreal length, const Inks &inks);

/// Draws text, cut off with an ellipsis if it does not fit; returns the width it takes.
qreal elided(QPainter &painter, const QRectF &place, int flags, const QString &text);

} // namespace muster::drawing

namespace muster {

/// The sign of one of two courses side by side: A's disc is solid, B's is outlined, everywhere.
enum class CourseSign : bool { A, B };

/// Draws the sign at the left end of the line through this place; returns its width.
qreal drawCourseSign(QPainter &painter, const QPointF &leftMiddle, CourseSign sign, const Inks &inks);

/// Returns the widths of columns that share a width: each gets the width it wants, or if that is too much, the widest
/// give way first.
std::vector<qreal> shareWidth(std::vector<qreal> wanted, qreal room);

/// Returns the same, but no column gets less than its minimum, such as its longest word, if there is room for that.
std::vector<qreal> shareWidth(const std::vector<qreal> &wanted, qreal room, const std::vector<qreal> &least);

} // namespace muster
