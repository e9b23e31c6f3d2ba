// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/buildings.h"
#include "ui/map/sketch.h"
#include "ui/map/stream.h"

namespace muster::terrain {

/// Woods: a patch of land with its trees, which leave houses and the upper corners free.
void drawWoods(const Sketch &sketch, const std::vector<House> &houses, Stream &stream);

} // namespace muster::terrain
