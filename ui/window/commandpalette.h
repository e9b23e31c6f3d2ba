// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

class QMenuBar;

namespace muster {

class Notebook;
struct Menus;

/// Returns every act of the menus and of the battle, and every page, figure, battle, foe and test of the campaign.
/// Without a document there are only the acts of the menus.
PaletteEntries paletteEntries(const QMenuBar &bar, const Menus &menus, Notebook &notebook,
                              const CampaignDocument *document);

/// Opens the palette over the window. The chosen entry is triggered after the palette has closed.
void openPalette(QWidget &window, PaletteEntries entries);

} // namespace muster
