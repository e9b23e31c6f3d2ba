// SPDX-License-Identifier: MIT
#include "ui/map/stream.h"

namespace muster::terrain {

static constexpr quint64 goldenGamma = 0x9E3779B97F4A7C15U;

Stream::Stream(quint64 seed, int section, Layer layer)
    : m_state(seed)
{
    m_state = next() ^ (static_cast<quint64>(section) * 16 + static_cast<quint64>(layer));
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
    const qreal unit = static_cast<qreal>(next() >> 11) / static_cast<qreal>(quint64(1) << 53);
    return from + (to - from) * unit;
}

int Stream::whole(int from, int to)
{
    return from + static_cast<int>(next() % static_cast<quint64>(to - from + 1));
}

} // namespace muster::terrain
