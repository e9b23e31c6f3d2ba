// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/landwords.h"

#include <QString>

namespace muster {

class MapWidget;

/// Makes every MapWidget accessible to screen readers. Further calls have no effect.
void installMapAccess();

/// Tell a screen reader that the sections have changed, or which one is selected.
void announceSections(MapWidget *map);
void announceChosen(MapWidget *map);

/// Describes the contents of a section: "Section 4, woods, 1 building, PEF 2, you stand here".
QString sectionWords(const Encounter &encounter, int section, const TableEdges &edges = {});
/// Describes the contents of a section, and adds that it is locked when the rest is re-rolled.
QString keptSectionWords(const Encounter &encounter, int section, const TableEdges &edges = {});

} // namespace muster
