// SPDX-License-Identifier: MIT
#pragma once

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

} // namespace muster::terrain
