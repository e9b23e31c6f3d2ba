// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

class QMenuBar;

namespace muster {

class Notebook;
struct Menus;

/// Every act of the menus and of the battle, every page, figure, battle, foe and test of the campaign; without one only the
/// acts.
PaletteEntries paletteEntries(const QMenuBar &bar, const Menus &menus, Notebook &notebook,
                              const CampaignDocument *document);

/// Asks over the window for one of them by name. What is chosen is done once the palette is closed.
void openPalette(QWidget &window, PaletteEntries entries);

} // namespace muster
