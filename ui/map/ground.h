// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/sketch.h"
#include "ui/map/standing.h"
#include "ui/map/stream.h"

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

/// The patch of land that woods and rough stand on, with a dashed edge; gives its outline.
QPainterPath drawPatch(const Sketch &sketch, Stream &stream);

} // namespace muster::terrain
