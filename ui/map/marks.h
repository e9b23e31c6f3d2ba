// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/landwords.h"
#include "ui/map/sketch.h"

#include <QRectF>

namespace muster::terrain {

/// What is written over the land: grid and frame, the sections' numbers, the edge by which the player enters.

/// Dotted lines between the sections and the frame, from the origin on.
void drawGrid(const Sketch &sketch, const Grid &grid);

/// In the upper left corner of a section.
void drawNumber(const Sketch &sketch, int number);

/// The player's own words for a section, at its lower edge.
void drawWords(const Sketch &sketch, const QString &words);

/// In the upper right corner of a section: closed where it is kept.
void drawLock(const Sketch &sketch, bool kept);
QRectF lockSquare(qreal weight);

/// The bar where the player enters or stands, the arrows and the words below the map, and those above it.
void drawEdges(const Sketch &sketch, const Encounter &encounter, const TableEdges &edges);

/// Arrowheads from all sides at a section that is surrounded.
void drawAllRound(const Sketch &sketch, const Grid &grid, const QRectF &section);

/// Room for words and arrows, at a weight of 1. The enemy has words where it has a way in of its own: above, but in a pursuit, in
/// which one side follows the other onto the table.
qreal roomAbove(const Encounter &encounter);
qreal roomBelow(const Encounter &encounter);

} // namespace muster::terrain
