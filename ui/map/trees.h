// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/sketch.h"
#include "ui/map/standing.h"
#include "ui/map/stream.h"

namespace muster::terrain {

/// Woods: a patch of land with its trees, which leave houses, roads, water and the upper corners free.
void drawWoods(const Sketch &sketch, const Standing &standing, Stream &stream);

/// A hill with a few trees on it.
void drawWoodedHill(const Sketch &sketch, const Standing &standing, Stream &stream);

} // namespace muster::terrain
