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

/// The small marks that pages, sheets and delegates share, as free functions on a painter.
namespace muster::drawing {

/// Solid for the player's, outline for the program's, dashed accent for one still to come; a bar below if it counted.
enum class DieLook : std::uint8_t { Player, Program, ToCome, Blank };
void die(QPainter &painter, const QRectF &square, int face, DieLook look, bool counted, const Inks &inks);
/// A playing card in a die's place: "6♥", the red suits in the accent.
void card(QPainter &painter, const QRectF &square, const Card &card, DieLook look, const Inks &inks);

/// A roll in a row from the left, `side` for each die, 5 between; gives the width.
qreal roll(QPainter &painter, QPointF topLeft, qreal side, const Roll &roll, const std::vector<bool> &counted,
           const Inks &inks);
qreal rollWidth(int dice, qreal side);

/// Rep as pips: full up to `rep`, hollow up to the best the figure had. Radius 3.4, 10 apart; the first centre at `left`.
void pips(QPainter &painter, QPointF left, int rep, int best, const QColor &colour);
/// From the first one's centre to the right edge of the last; 0 for none.
qreal pipsWidth(int best);

/// An outline pill with an icon and a word; gives its width.
qreal badge(QPainter &painter, QPointF topLeft, const IconName &icon, const QString &word, const Inks &inks);
qreal badgeWidth(const QString &word);

/// EAL as five rising steps above their numbers; and small, as five squares of 10.
void ealSteps(QPainter &painter, const QRectF &place, int eal, const Inks &inks);
void ealSquares(QPainter &painter, QPointF topLeft, int eal, const QColor &on, const Inks &inks);

/// A checkbox as the draft and the sheets have it.
void box(QPainter &painter, const QRectF &place, bool checked, const Inks &inks);

/// Text that is cut with an ellipsis where it does not fit; gives the width it takes.
qreal elided(QPainter &painter, const QRectF &place, int flags, const QString &text);

} // namespace muster::drawing

namespace muster {

/// Of two courses side by side: A's disc is solid, B's is outlined, everywhere.
enum class CourseSign : bool { A, B };

/// At the left of the line through this place; how wide it is.
qreal drawCourseSign(QPainter &painter, const QPointF &leftMiddle, CourseSign sign, const Inks &inks);

/// How columns share a width: each what it would like to have, and where that is too much, the widest give first.
std::vector<qreal> shareWidth(std::vector<qreal> wanted, qreal room);

/// The same, but none gets less than its least, such as its longest word, where there is room for that.
std::vector<qreal> shareWidth(const std::vector<qreal> &wanted, qreal room, const std::vector<qreal> &least);

} // namespace muster
