// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPalette>

namespace muster {

/// The colours by their roles. QPalette carries those for which it has a role. Widgets never name a colour; they call
/// inksOf(palette()).
struct Inks {
    QColor desk, paper, field, plain, ink, pencil, edge, rule, accent, onAccent, wash, wash2, land, land2;
};

const Inks &lightInks();
const Inks &darkInks();
/// Returns the colours for printing: ink and accent black, fills white except land2, thin lines and second lines grey.
const Inks &printInks();

/// Returns the contrast of two colours, 1 to 21 (WCAG 2.1).
qreal contrast(const QColor &one, const QColor &other);

/// Returns whether the desktop's palette is a high-contrast one: black and white, or nearly so.
bool asksForContrast(const QPalette &desktop);
/// Returns the inks made from a high-contrast palette. inksOf() returns them for that palette from then on.
const Inks &inksOfDesktop(const QPalette &desktop);

/// Returns the light or the dark inks, depending on the palette's base colour, or those of the high-contrast desktop.
const Inks &inksOf(const QPalette &palette);

/// Returns the palette of the application.
QPalette paletteOf(const Inks &inks);

} // namespace muster
