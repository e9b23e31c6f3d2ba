// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/stream.h"

#include <QPainterPath>
#include <QPointF>

#include <vector>

namespace muster::terrain {

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
