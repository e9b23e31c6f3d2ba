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

/// Everything on the map is drawn in one scale, in which a section has this side. The recipes of the terrain are given in it.
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

inline constexpr qreal side = 168;
inline constexpr qreal cornerWidth = 0.23 * side; ///< the upper corners stay free for number and lock
inline constexpr qreal cornerHeight = 0.22 * side;

/// A painter with what every drawing on the map needs to know.
struct Sketch {
    QPainter &painter;
    const Inks &inks;
    qreal weight = 1; ///< lines and marks grow a little where the map is small, and shrink where it is large

    /// A round pen and no fill, or with one.
    void draw(const QColor &line, qreal width, const QBrush &fill = Qt::NoBrush) const;
};

/// Whether a point with this much room around it would reach into an upper corner.
bool inCorner(QPointF point, qreal room);

/// A round-cornered patch of land: points around a centre, a little irregular and drawn towards the square, joined
/// smoothly.
class Blob
{
public:
    Blob(QPointF centre, qreal radius, Stream &stream);

    /// The same outline around another centre, a little redrawn. Points keep their places, so that `at` of both go
    /// together.
    Blob smaller(QPointF centre, qreal radius, Stream &stream) const;

    /// The outline, once around for 0 to 1.
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
