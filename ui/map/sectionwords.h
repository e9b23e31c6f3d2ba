// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/landwords.h"
#include "ui/map/ways.h"

#include <QString>

namespace muster {

/// What a section holds, in words: "Section 4, woods, 1 building, PEF 2, you stand here".
QString sectionWords(const Encounter &encounter, int section, const TableEdges &edges = {});
/// The same, and that it is kept when the rest is re-rolled.
QString keptSectionWords(const Encounter &encounter, int section, const TableEdges &edges = {});

} // namespace muster

namespace muster::terrain {

/// How wide a river is and whether there is a ford, along its course and clear of what is drawn above it (R46). Nothing for
/// a lake.
void drawRiverWords(const Sketch &sketch, const DrawnWater &water, const std::vector<Bridge> &above);

} // namespace muster::terrain
