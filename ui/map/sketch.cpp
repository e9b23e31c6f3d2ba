// SPDX-License-Identifier: MIT
#include "ui/map/sketch.h"

#include "ui/look/painting.h"

#include <QtMath>

#include <cmath>

namespace muster::terrain {

static constexpr quint64 goldenGamma = 0x9E3779B97F4A7C15U;

Stream::Stream(quint64 seed, int section, Layer layer)
    : m_state(seed)
{
    m_state = next() ^ (quint64(section) * 16 + quint64(layer));
}

quint64 Stream::next()
{
    m_state += goldenGamma;
    quint64 mixed = m_state;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
    return mixed ^ (mixed >> 31);
}

qreal Stream::real(qreal from, qreal to)
{
    const qreal unit = qreal(next() >> 11) / qreal(quint64(1) << 53);
    return from + (to - from) * unit;
}

int Stream::whole(int from, int to)
{
    return from + int(next() % quint64(to - from + 1));
}

void Sketch::draw(const QColor &line, qreal width, const QBrush &fill) const
{
    outlined(painter, {line, width * weight, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin}, fill);
}

bool inCorner(QPointF point, qreal room)
{
    const qreal fromSide = qMin(point.x(), side - point.x());
    return fromSide < cornerWidth + room && point.y() < cornerHeight + room;
}

Blob::Blob(QPointF centre, qreal radius, Stream &stream)
    : m_centre(centre)
    , m_radius(radius)
{
    const int count = stream.whole(10, 12);
    const qreal wobble = stream.real(0.05, 0.10);
    const qreal squareness = stream.real(0.12, 1.0 / 3);
    const qreal start = stream.real(0, 2 * M_PI);
    for (int i = 0; i < count; ++i) {
        const qreal angle = start + 2 * M_PI * i / count;
        const QPointF direction(std::cos(angle), std::sin(angle));
        const qreal square = 1 / qMax(std::abs(direction.x()), std::abs(direction.y()));
        const qreal reach = radius * (1 + squareness * (square - 1)) * (1 + stream.real(-wobble, wobble));
        m_points.push_back(centre + direction * reach);
    }
}

Blob Blob::smaller(QPointF centre, qreal radius, Stream &stream) const
{
    Blob blob;
    blob.m_centre = centre;
    blob.m_radius = radius;
    for (const QPointF &point : m_points)
        blob.m_points.push_back(centre + (point - m_centre) * (radius / m_radius) * stream.real(0.96, 1.04));
    return blob;
}

Blob::Piece Blob::piece(std::size_t index) const
{
    const std::size_t count = m_points.size();
    const QPointF before = m_points[(index + count - 1) % count];
    const QPointF from = m_points[index % count];
    const QPointF to = m_points[(index + 1) % count];
    const QPointF after = m_points[(index + 2) % count];
    return {from, from + (to - before) / 6, to - (after - from) / 6, to};
}

QPointF Blob::at(qreal share) const
{
    const qreal along = (share - std::floor(share)) * qreal(m_points.size());
    const auto index = std::size_t(along);
    const qreal t = along - qreal(index);
    const qreal s = 1 - t;
    const Piece p = piece(index);
    return p.from * (s * s * s) + p.firstControl * (3 * s * s * t) + p.secondControl * (3 * s * t * t)
        + p.to * (t * t * t);
}

QPainterPath Blob::path() const
{
    QPainterPath path(m_points.front());
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const Piece p = piece(i);
        path.cubicTo(p.firstControl, p.secondControl, p.to);
    }
    path.closeSubpath();
    return path;
}

} // namespace muster::terrain
