// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/houses.h"
#include "ui/map/sketch.h"

#include <QPainterPath>

namespace muster::terrain {

/// Clear ground: a few tufts, none under a house or on a road.
void drawGrass(const Sketch &sketch, const Standing &standing, Stream &stream);

/// Three heights inside each other, the slopes hatched downhill as if the light came from the upper left; gives the
/// outline of its foot.
QPainterPath drawHill(const Sketch &sketch, Stream &stream);

/// Impassable rock: steep all round, hatched across where nobody stands.
void drawCrags(const Sketch &sketch, Stream &stream);

/// Rough ground: rocks and scree on a patch of land.
void drawRough(const Sketch &sketch, const Standing &standing, Stream &stream);

/// Woods: a patch of land with its trees, which leave houses, roads, water and the upper corners free.
void drawWoods(const Sketch &sketch, const Standing &standing, Stream &stream);

/// A hill with a few trees on it.
void drawWoodedHill(const Sketch &sketch, const Standing &standing, Stream &stream);

} // namespace muster::terrain
