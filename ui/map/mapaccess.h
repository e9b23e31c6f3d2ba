// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/landwords.h"

#include <QString>

namespace muster {

class MapWidget;

/// Makes every MapWidget tell a screen reader of its sections. Once is enough; more does no harm.
void installMapAccess();

/// Tells a screen reader that the sections have changed, or which one is chosen.
void announceSections(MapWidget *map);
void announceChosen(MapWidget *map);

/// What a section holds, in words: "Section 4, woods, 1 building, PEF 2, you stand here".
QString sectionWords(const Encounter &encounter, int section, const TableEdges &edges = {});
/// The same, and that it is kept when the rest is re-rolled.
QString keptSectionWords(const Encounter &encounter, int section, const TableEdges &edges = {});

} // namespace muster
