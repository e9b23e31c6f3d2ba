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
    std::optional<int> section; ///< number of the section with the focus frame
    std::optional<int> pef; ///< id of the selected PEF
    std::optional<std::set<int>> kept; ///< sections with a closed lock, others with an open one; nullopt for no locks
    std::optional<TableEdges> edges = {}; ///< positions of both sides; nullopt uses those of the encounter's kind
    const SettlementPlan *settlement = nullptr; ///< settlement of the encounter, drawn as the map; may be null
};

/// Draws the sections, with the player's edge below them; the nine of the books make a square. The same encounter gives
/// the same picture at every size, on screen and on paper: all randomness comes from its seed and the section's number.
/// `place` holds the map with the bar and the texts of its edges and is mapHeight() high. A table that is deeper than
/// wide is centred in it.
void drawMap(QPainter &painter, const QRectF &place, const Encounter &encounter, const Inks &inks,
             const MapMarks &marks = {});

/// Returns the height of the sections with bar, arrows and texts, for a map of this width. Some encounters have texts
/// at both edges.
qreal mapHeight(qreal width, const Encounter &encounter);
/// Returns the height of bar, arrows and texts alone.
qreal mapEdgeHeight(qreal width, const Encounter &encounter);

/// Returns the square of a section inside `place`, by its number. The table of Raid: Defend is turned (R26).
QRectF sectionPlace(const QRectF &place, const Encounter &encounter, int section);

/// Returns the place of the lock of a section.
QRectF lockPlace(const QRectF &place, const Encounter &encounter, int section);

/// Draws the frame around the selected section, over a map that is already drawn.
void drawSectionFrame(QPainter &painter, const QRectF &place, const Encounter &encounter, int section,
                      const QColor &colour);

} // namespace muster
