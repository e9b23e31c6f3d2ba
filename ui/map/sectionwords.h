// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/tableedges.h"

#include <QString>

namespace muster {

/// What a section holds, in words: "Section 4, woods, 1 building, PEF 2, you stand here".
QString sectionWords(const Encounter &encounter, int section, const TableEdges &edges = {});
/// The same, and that it is kept when the rest is dealt again.
QString keptSectionWords(const Encounter &encounter, int section, const TableEdges &edges = {});

} // namespace muster
