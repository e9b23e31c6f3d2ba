// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPalette>

namespace muster {

/// The colours by their roles. QPalette carries those it has a role for; the rest stand beside it. No widget names a
/// colour: it asks inksOf(palette()).
struct Inks {
    QColor desk, paper, field, plain, ink, pencil, edge, rule, accent, onAccent, wash, wash2, land, land2;
};

const Inks &lightInks();
const Inks &darkInks();
/// For printing: ink and accent black, fills white but land 2, thin lines and second lines grey.
const Inks &printInks();

/// How much two colours stand out from each other, 1 to 21 (WCAG 2.1).
qreal contrast(const QColor &one, const QColor &other);

/// The desktop's palette is one for those who need contrast: black and white, or nearly so.
bool asksForContrast(const QPalette &desktop);
/// The inks made of such a palette, which are known to inksOf() from then on.
const Inks &inksOfDesktop(const QPalette &desktop);

/// Light or dark, by the palette's paper, or the desktop's.
const Inks &inksOf(const QPalette &palette);

/// The palette of the application.
QPalette paletteOf(const Inks &inks);

} // namespace muster
