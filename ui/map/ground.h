// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/houses.h"
#include "ui/map/sketch.h"

#include <QPainterPath>

namespace muster::terrain {

/// Draws clear ground: a few tufts, none under a house or on a road.
void drawGrass(const Sketch &sketch, const Standing &standing, Stream &stream);

/// Draws three heights inside each other, the slopes hatched downhill as if the light came from the upper left. Returns
/// the outline of the hill's foot.
QPainterPath drawHill(const Sketch &sketch, Stream &stream);

/// Draws impassable rock: steep all round, cross-hatched at the top, where nobody can stand.
void drawCrags(const Sketch &sketch, Stream &stream);

/// Draws rough ground: rocks and scree on a patch of land.
void drawRough(const Sketch &sketch, const Standing &standing, Stream &stream);

/// Draws woods: a patch of land with trees that leave houses, roads, water and the upper corners free.
void drawWoods(const Sketch &sketch, const Standing &standing, Stream &stream);

/// Draws a hill with a few trees on it.
void drawWoodedHill(const Sketch &sketch, const Standing &standing, Stream &stream);

} // namespace muster::terrain
