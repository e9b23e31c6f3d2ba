// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QTextLayout>

#include <cstdint>

namespace muster {

/// The purpose of a text, which decides its face, size in pixels and weight.
enum class TextUse : std::uint8_t {
    PageTitle, ///< serif 27 SemiBold; the name in the detail panel 29
    CampaignName, ///< serif 21 SemiBold; the number of a month passes 30 as its size
    SectionHeading, ///< serif 17.5 SemiBold
    RepLarge, ///< sans 44 ExtraBold
    RepStar, ///< sans 33 ExtraBold
    RepRow, ///< sans 21 Bold
    RowName, ///< sans 15.5 Bold
    Body, ///< sans 14
    BodyBold,
    SecondLine, ///< sans 12.5
    SecondLineBold,
    ColumnHead, ///< sans 12
    ColumnHeadBold,
    DicePrompt, ///< sans 17 Bold
    DiceDigits, ///< sans 23 Bold, spaced 9
};

/// Returns the font for a use, sized in pixels at 100 %. A `size` above 0 replaces the use's own size. Falls back from
/// Vollkorn and Lato to other fonts.
QFont fontFor(TextUse use, qreal size = 0);
/// Returns the distance from one line of this text to the next, in pixels.
int lineSpacingOf(TextUse use, qreal size = 0);

/// Returns formats that set each run of digits in a serif text in the sans font, at the same cap height. Vollkorn has
/// old-style figures, and its 1 looks like a capital I. Empty for other fonts.
QList<QTextLayout::FormatRange> figuresIn(const QString &text, const QFont &font);

/// Returns a length that scales with text: `pixels` at 100 %, more if the desktop or the player sets larger type.
int scaledForFont(int pixels);

/// Returns the size of type that the player set for all windows, in per cent of the desktop's. Only fonts made
/// afterwards use it. Sheets and pictures of the map have a size of their own.
int typeSize();
void setTypeSize(int percent);

/// Returns whether a window of this width is narrow: its tabs become icons and its stations move closer together.
inline bool isFolded(int windowWidth)
{
    constexpr int foldedBelow = 1100;
    return windowWidth < scaledForFont(foldedBelow);
}

/// Returns whether a window of this height is so low that optional parts give up their space to the page.
inline bool isLow(int windowHeight)
{
    constexpr int lowBelow = 600;
    return windowHeight < scaledForFont(lowBelow);
}

} // namespace muster
