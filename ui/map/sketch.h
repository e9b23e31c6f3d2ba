// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/inks.h"

#include <QPainter>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QtGlobal>

#include <cstdint>
#include <vector>

/// Drawing of the map in one scale, in which `side` is the side of a section. All lengths for the terrain are in this
/// scale.
namespace muster::terrain {

/// The purpose of a stream of random numbers. Each has its own stream, so that one more house does not move the trees.
enum class Layer : std::uint8_t { Ground, Houses, Road, Water };

/// Random numbers by SplitMix64 (Steele, Lea and Flood 2014). It is tiny and gives the same numbers on every machine,
/// which the distributions of the standard library do not guarantee. The same map therefore looks the same on paper and
/// next year.
class Stream
{
public:
    Stream(quint64 seed, int section, Layer layer);

    quint64 next();
    /// Returns a number from `from` up to, but not including, `to`.
    qreal real(qreal from, qreal to);
    /// Returns a number from `from` to `to`, both included.
    int whole(int from, int to);

private:
    quint64 m_state;
};

inline constexpr qreal side = 168;
inline constexpr qreal cornerWidth = 0.23 * side; ///< the upper corners stay free for number and lock
inline constexpr qreal cornerHeight = 0.22 * side;

/// A painter with the data that every drawing on the map needs.
struct Sketch {
    QPainter &painter;
    const Inks &inks;
    qreal weight = 1; ///< factor for lines and marks, larger on a small map and smaller on a large one

    /// Sets a round pen, and no fill or the given one.
    void draw(const QColor &line, qreal width, const QBrush &fill = Qt::NoBrush) const;
};

/// Returns whether a circle of radius `room` around the point would reach into an upper corner.
bool inCorner(QPointF point, qreal room);

/// A patch of land with round corners: points around a centre, slightly irregular and drawn towards a square, joined
/// smoothly.
class Blob
{
public:
    Blob(QPointF centre, qreal radius, Stream &stream);

    /// Returns the same outline around another centre, slightly changed. Points keep their order, so that `at` of both
    /// corresponds.
    Blob smaller(QPointF centre, qreal radius, Stream &stream) const;

    /// Returns a point of the outline; 0 to 1 is once around.
    QPointF at(qreal share) const;
    QPainterPath path() const;
    QPointF centre() const { return m_centre; }

private:
    Blob() = default;
    struct Piece {
        QPointF from, firstControl, secondControl, to;
    };
    Piece piece(std::size_t index) const;

    QPointF m_centre;
    qreal m_radius = 0;
    std::vector<QPointF> m_points;
};

} // namespace muster::terrain
