// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/ways.h"

namespace muster::terrain {

/// How wide a river is and whether there is a ford, along its course and clear of what is drawn above it (R46). Nothing for
/// a lake.
void drawRiverWords(const Sketch &sketch, const Water &water, const std::vector<Bridge> &above);

} // namespace muster::terrain
