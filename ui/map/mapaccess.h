// SPDX-License-Identifier: MIT
#pragma once

namespace muster {

class MapWidget;

/// Makes every MapWidget tell a screen reader of its sections. Once is enough; more does no harm.
void installMapAccess();

/// Tells a screen reader that the sections have changed, or which one is chosen.
void announceSections(MapWidget *map);
void announceChosen(MapWidget *map);

} // namespace muster
