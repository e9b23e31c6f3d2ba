// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/sketch.h"
#include "ui/map/standing.h"
#include "ui/map/stream.h"

namespace muster::terrain {

/// Rough ground: rocks and scree on a patch of land.
void drawRough(const Sketch &sketch, const Standing &standing, Stream &stream);

} // namespace muster::terrain
