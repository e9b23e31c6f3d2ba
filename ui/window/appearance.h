// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/inks.h"

#include <QString>

#include <array>
#include <cstdint>

namespace muster {

/// Light or dark, or like the desktop.
enum class Appearance : std::uint8_t { System, Light, Dark };

/// Returns the player's choice; the desktop's appearance before any choice.
Appearance chosenAppearance();

/// Returns the inks for a choice. With Appearance::System, a desktop with high contrast keeps its own colours.
const Inks &inksFor(Appearance appearance, const QPalette &desktop);

/// Sets style, palette and font of the application and stores the choice.
void choose(Appearance appearance);

/// The sizes of type that the player can choose, in per cent.
inline constexpr std::array typeSizes{80, 90, 100, 110, 125, 150};

/// Changes the size of type: 1 for the next larger, -1 for the next smaller, 0 for the desktop's own. Returns false if
/// there is none. The size is stored and applies to widgets made afterwards.
bool changeTypeSize(int by);

/// Applies the stored appearance and the habits of the mouse wheel. Call once, before the first window, while the
/// desktop's palette is not overridden yet.
void wearAppearance();

/// Returns the code of the language that the player chose; empty for the system's.
QString chosenLanguage();

/// Stores a choice of language and switches to it. Existing widgets keep their language until they are made again.
void chooseLanguage(const QString &code);

/// Switches to the stored language. Call before the first window and before a campaign is read.
void speakChosenLanguage();

} // namespace muster
