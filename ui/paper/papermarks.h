// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "ui/look/inks.h"
#include "ui/map/tokens.h"
#include "ui/paper/pageflow.h"

/// Text styles of the sheets, and the marks that are ticked, counted and written on them. Sizes are in points; none is
/// below 7.5.
namespace muster::paper {

enum class Style : std::uint8_t {
    Title,
    StarName,
    Heading,
    Rep, ///< in a row
    RepLarge,
    Name,
    NameOfStar, ///< the Star's name in a row
    Body,
    BodyBold,
    Small, ///< for second lines and column heads
    SmallBold,
    Fine, ///< for the quick reference
    FineBold,
    Ring, ///< for the digits in the Rep rings
};

const Lettering &lettering(Style style);

inline constexpr auto leftAligned = Qt::AlignLeft | Qt::AlignVCenter;
inline constexpr auto rightAligned = Qt::AlignRight | Qt::AlignVCenter;

/// Draws a line of text in ink or in another colour. Text that is too wide is set smaller, and only elided if it is
/// still too wide at the smallest size of the sheets.
void text(QPainter &painter, const QRectF &place, Style style, const QString &words,
          Qt::Alignment alignment = leftAligned, const QColor &colour = printInks().ink);

/// Draws text a little lighter, for second lines and column heads.
void pencil(QPainter &painter, const QRectF &place, const QString &words, Style style = Style::Small,
            Qt::Alignment alignment = leftAligned);

/// Return paintings of such text.
Painting written(Style style, const QString &words, Qt::Alignment alignment = leftAligned);
Painting pencilled(const QString &words, Style style = Style::Small, Qt::Alignment alignment = leftAligned);

/// Adds lines below each other, each of this height, to a page or a stack.
template<class Onto>
void addLines(Onto &onto, qreal height, Style style, const QStringList &lines)
{
    for (const QString &line : lines)
        onto.add(height, written(style, line));
}

/// Draws a text and a lighter one after it on the same line. If both do not fit, the first keeps up to two thirds.
void twoTexts(QPainter &painter, const QRectF &place, Style style, const QString &words, const QString &behind);

inline constexpr qreal boxSide = 11.5;

/// Draw a box to tick, in the middle of its place or at its left.
void tickBox(QPainter &painter, const QRectF &place, bool ticked = false);
void boxAt(QPainter &painter, QPointF leftMiddle, qreal side, bool ticked = false);

/// Draws a row of boxes from the left of their place. If they do not all fit, their number is written instead. Returns
/// the x at which they end.
qreal boxes(QPainter &painter, const QRectF &place, int count, qreal side);

/// Draws rings for Reps 1 to 6, or further for a higher Rep, from the left: those up to the Rep in ink, the others
/// light.
void repRings(QPainter &painter, const QRectF &place, int rep);
inline constexpr qreal repRingsWidth = 6 * 15.2;

/// Draws the number of a question in its ring.
void numberRing(QPainter &painter, QPointF middle, int number);

/// Draw lines: under a row, under column heads, to write on.
void rowLine(QPainter &painter, const QRectF &row);
void headLine(QPainter &painter, const QRectF &head);
void writingLine(QPainter &painter, qreal left, qreal right, qreal y);
/// Draws a word at the left of its place, and a line to write on from there to the right edge.
void wordAndLine(QPainter &painter, const QRectF &place, Style style, const QString &word, qreal gap, qreal y);

/// Draws the figure's miniature into a square. Returns how far text beside it is moved to the right: 0 if the figure
/// has none.
qreal miniature(QPainter &painter, const QRectF &square, const SheetSource &source, FigureId id);

} // namespace muster::paper
