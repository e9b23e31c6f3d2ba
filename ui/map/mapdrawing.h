// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/landwords.h"
#include "ui/look/inks.h"

#include <QPainter>

#include <optional>
#include <set>

namespace muster {

struct SettlementPlan;

struct MapMarks {
    std::optional<int> section; ///< with the focus frame
    std::optional<int> pef; ///< the chosen one
    std::optional<std::set<int>> kept; ///< sections with a closed lock, the others with an open one; none: no locks
    std::optional<TableEdges> edges = {}; ///< where both sides stand; without, what the encounter's kind says of it
    const SettlementPlan *settlement = nullptr; ///< it is fought there, and that is the map
};

/// Draws the sections, the player's edge below them; the books' nine make a square. The same encounter gives the
/// same picture at every size, on screen and on paper: all randomness comes from its seed and the section's number.
/// `place` holds the map and its edges' bar and words: mapHeight() high. A table that is deeper than wide stands in its middle.
void drawMap(QPainter &painter, const QRectF &place, const Encounter &encounter, const Inks &inks,
             const MapMarks &marks = {});

/// What the sections take, and the bar, arrows and words, for a map of this width; some encounters have these at both edges.
qreal mapHeight(qreal width, const Encounter &encounter);
/// The latter alone.
qreal mapEdgeHeight(qreal width, const Encounter &encounter);

/// The square of a section inside `place`, by its number; raid-defend's table is turned (R26).
QRectF sectionPlace(const QRectF &place, const Encounter &encounter, int section);

/// Where the lock of a section is drawn.
QRectF lockPlace(const QRectF &place, const Encounter &encounter, int section);

/// The frame around the section that is chosen, over a map that is already drawn.
void drawSectionFrame(QPainter &painter, const QRectF &place, const Encounter &encounter, int section,
                      const QColor &colour);

} // namespace muster
