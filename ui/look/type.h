// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QTextLayout>

#include <cstdint>

namespace muster {

/// What a text is for, which decides its face, size and weight.
enum class TextUse : std::uint8_t {
    PageTitle, ///< serif 27 SemiBold; the name in the detail panel 29
    CampaignName, ///< serif 21 SemiBold; a month's number 30: ask with a size
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

/// The font for a use, in pixels at 100 %; `size` instead of the use's own where it is above 0. Falls back from Vollkorn
/// and Lato.
QFont fontFor(TextUse use, qreal size = 0);
/// From one line in it to the next.
int lineSpacingOf(TextUse use, qreal size = 0);

/// Where digits stand in a text of the serif, each run in the sans at its height: Vollkorn's hang, and its one reads as a
/// capital I. None in other type.
QList<QTextLayout::FormatRange> figuresIn(const QString &text, const QFont &font);

/// A length that is there for text: so many pixels at 100 %, and more where the desktop or the player sets type larger.
int besideType(int pixels);

/// How large the player sets the type of all windows, in per cent of the desktop's. What is made afterwards has it; sheets and
/// pictures of the map have a size of their own.
int typeSize();
void setTypeSize(int percent);

/// Whether a window of this width folds: its tabs become icons and its stations move together.
inline bool isFolded(int windowWidth)
{
    constexpr int foldedBelow = 1100;
    return windowWidth < besideType(foldedBelow);
}

/// Whether one of this height is so low that what can be done without gives its room to the page.
inline bool isLow(int windowHeight)
{
    constexpr int lowBelow = 600;
    return windowHeight < besideType(lowBelow);
}

} // namespace muster
