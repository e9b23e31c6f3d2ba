// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/inks.h"
#include "ui/map/lettering.h"

/// How the sheets are set. Sizes are points; none is below 7.5.
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

/// One line of text in ink or in another colour. Where it does not fit it is set smaller, and only at the smallest size
/// of the sheets elided.
void text(QPainter &painter, const QRectF &place, Qt::Alignment alignment, Style style, const QString &words,
          const QColor &colour = printInks().ink);

/// Second lines and column heads are a little lighter.
void pencil(QPainter &painter, const QRectF &place, Qt::Alignment alignment, const QString &words,
            Style style = Style::Small);

/// A text and a lighter one behind it on the same line. Where both do not fit, the first keeps up to two thirds.
void twoTexts(QPainter &painter, const QRectF &place, Style style, const QString &words, const QString &behind);

} // namespace muster::paper
