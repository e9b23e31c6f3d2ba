// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/sketch.h"
#include "ui/map/standing.h"
#include "ui/map/stream.h"

namespace muster::terrain {

/// Clear ground: a few tufts, none under a house or on a road.
void drawGrass(const Sketch &sketch, const Standing &standing, Stream &stream);

} // namespace muster::terrain
