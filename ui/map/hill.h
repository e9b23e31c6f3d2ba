// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/sketch.h"
#include "ui/map/stream.h"

namespace muster::terrain {

/// Three heights inside each other, the slopes hatched downhill as if the light came from the upper left.
void drawHill(const Sketch &sketch, Stream &stream);

} // namespace muster::terrain
