// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "ui/map/sketch.h"

#include <QRectF>

namespace muster::terrain {

/// What is written over the land: grid and frame, the sections' numbers, the edge by which the player enters.

/// Dotted lines between the sections and the frame, around the origin's square of three sections.
void drawGrid(const Sketch &sketch);

/// In the upper left corner of a section.
void drawNumber(const Sketch &sketch, int number);

/// In the upper right corner of a section: closed where it is kept.
void drawLock(const Sketch &sketch, bool kept);
QRectF lockSquare(qreal weight);

/// The bar, the arrows and the words below the map; for raid-defend those above it, too.
void drawEdges(const Sketch &sketch, EncounterKind kind);

/// Room for them, at a weight of 1.
qreal roomAbove(EncounterKind kind);
qreal roomBelow(EncounterKind kind);

} // namespace muster::terrain
