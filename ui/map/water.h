// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "ui/map/sketch.h"

#include <QPainterPath>
#include <QPolygonF>
#include <QtGlobal>

#include <cstdint>

namespace muster::terrain {

/// What a stream of random numbers is for. Each has its own, so that one more house does not move the trees.
enum class Layer : std::uint8_t { Ground, Houses, Road, Water };

/// SplitMix64 (Steele, Lea and Flood 2014): tiny, and the same numbers on every machine, which the distributions of the
/// standard library do not promise. A map drawn today looks the same on paper and next year.
class Stream
{
public:
    Stream(quint64 seed, int section, Layer layer);

    quint64 next();
    /// From `from` up to but not including `to`.
    qreal real(qreal from, qreal to);
    /// From `from` to `to`, both included.
    int whole(int from, int to);

private:
    quint64 m_state;
};

/// A river or a lake, in the map's scale.
struct Water {
    QPainterPath banks;
    QPolygonF course; ///< a river's middle, from the table's edge to its spring; empty for a lake
    qreal breadth = 0; ///< of a river at the table's edge
    River river; ///< as it was dealt
    std::vector<QPointF> wavelets;
};

/// A river runs from the table's edge to the opposite edge of its section (R46). In a corner, which belongs to two edges,
/// the seed chooses, or the road, which it then crosses. In the middle of the table it is a lake, smaller where it shares
/// the section with houses or a road.
Water layWater(const Encounter &encounter, const Section &section);

void drawWater(const Sketch &sketch, const Water &water);

} // namespace muster::terrain
