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

/// Light or dark, by the palette's paper.
const Inks &inksOf(const QPalette &palette);

/// The palette of the application.
QPalette paletteOf(const Inks &inks);

} // namespace muster
