// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "ui/look/inks.h"
#include "ui/map/tokens.h"
#include "ui/paper/pageflow.h"

/// How the sheets are set, and what is ticked, counted and written on them. Sizes are points; none is below 7.5.
namespace muster::paper {

enum class Style : std::uint8_t {
    Title,
    StarName,
    Heading,
    Rep, ///< of a row
    RepLarge,
    Name,
    NameOfStar, ///< in a row
    Body,
    BodyBold,
    Small, ///< second lines and column heads
    SmallBold,
    Fine, ///< of the quick reference
    FineBold,
    Ring, ///< the figures in the Rep rings
};

const Lettering &lettering(Style style);

inline constexpr auto leftAligned = Qt::AlignLeft | Qt::AlignVCenter;
inline constexpr auto rightAligned = Qt::AlignRight | Qt::AlignVCenter;

/// One line of text in ink or in another colour. Where it does not fit it is set smaller, and only at the smallest size
/// of the sheets elided.
void text(QPainter &painter, const QRectF &place, Style style, const QString &words,
          Qt::Alignment alignment = leftAligned, const QColor &colour = printInks().ink);

/// Second lines and column heads are a little lighter.
void pencil(QPainter &painter, const QRectF &place, const QString &words, Style style = Style::Small,
            Qt::Alignment alignment = leftAligned);

/// The same as paintings.
Painting written(Style style, const QString &words, Qt::Alignment alignment = leftAligned);
Painting pencilled(const QString &words, Style style = Style::Small, Qt::Alignment alignment = leftAligned);

/// Lines below each other, each so high, on a page or a stack.
template<class Onto>
void addLines(Onto &onto, qreal height, Style style, const QStringList &lines)
{
    for (const QString &line : lines)
        onto.add(height, written(style, line));
}

/// A text and a lighter one behind it on the same line. Where both do not fit, the first keeps up to two thirds.
void twoTexts(QPainter &painter, const QRectF &place, Style style, const QString &words, const QString &behind);

inline constexpr qreal boxSide = 11.5;

/// A box to tick, in the middle of its place or at its left.
void tickBox(QPainter &painter, const QRectF &place, bool ticked = false);
void boxAt(QPainter &painter, QPointF leftMiddle, qreal side, bool ticked = false);

/// Boxes in a row from the left of their place; where they do not all fit into it, their number is written instead. Gives
/// where they end.
qreal boxes(QPainter &painter, const QRectF &place, int count, qreal side);

/// Rings 1 to 6, or further where the Rep is higher, from the left: those the figure has in ink, the others light.
void repRings(QPainter &painter, const QRectF &place, int rep);
inline constexpr qreal repRingsWidth = 6 * 15.2;

/// The number of a question in its ring.
void numberRing(QPainter &painter, QPointF middle, int number);

/// Lines: under a row, under column heads, to write on.
void rowLine(QPainter &painter, const QRectF &row);
void headLine(QPainter &painter, const QRectF &head);
void writingLine(QPainter &painter, qreal left, qreal right, qreal y);
/// A word at the left of its place, and a line to write on from behind it to the right.
void wordAndLine(QPainter &painter, const QRectF &place, Style style, const QString &word, qreal gap, qreal y);

/// Draws the figure's miniature into a square, and gives how far what stands beside it is to the right: 0 where the figure
/// has none.
qreal miniature(QPainter &painter, const QRectF &square, const SheetSource &source, FigureId id);

} // namespace muster::paper
