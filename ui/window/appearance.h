// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/inks.h"

#include <QString>

#include <array>
#include <cstdint>

namespace muster {

/// Light or dark, or as the desktop has it.
enum class Appearance : std::uint8_t { System, Light, Dark };

/// What the player chose; the desktop's own at first.
Appearance chosenAppearance();

/// The inks for a choice on such a desktop. One that asks for contrast has its own colours.
const Inks &inksFor(Appearance appearance, const QPalette &desktop);

/// Puts style, palette and font on the application and remembers the choice.
void choose(Appearance appearance);

/// The sizes of type the player can choose, in per cent.
inline constexpr std::array typeSizes{80, 90, 100, 110, 125, 150};

/// The next larger one for 1, the next smaller for -1, the desktop's own for 0; false where there is none. It is remembered, and
/// what is made afterwards has it.
bool changeTypeSize(int by);

/// Puts on what was chosen, and how the wheel behaves; once, before the first window. The desktop's palette must not be overridden yet.
void wearAppearance();

/// The language the player chose, by its code; empty: the system's.
QString chosenLanguage();

/// Remembers a choice and speaks accordingly. What was written before stays in its language until it is made anew.
void chooseLanguage(const QString &code);

/// Speaks as was chosen; before the first window, and before a campaign is read.
void speakChosenLanguage();

} // namespace muster
