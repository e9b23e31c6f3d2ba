// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/buildings.h"
#include "ui/map/sketch.h"
#include "ui/map/stream.h"

namespace muster::terrain {

/// Clear ground: a few tufts, none under a house.
void drawGrass(const Sketch &sketch, const std::vector<House> &houses, Stream &stream);

} // namespace muster::terrain
