// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/inks.h"

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

/// Puts on what was chosen, and how the wheel behaves; once, before the first window. The desktop's palette must not be overridden yet.
void wearAppearance();

} // namespace muster
