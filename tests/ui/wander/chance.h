// SPDX-License-Identifier: MIT
#pragma once

#include <QList>

#include <cstdint>
#include <random>

namespace muster::testing {

/// The random choices of a wanderer. The same seed gives the same choices.
class Chance
{
public:
    explicit Chance(std::uint64_t seed)
        : m_engine(seed)
    {
    }

    /// Returns 0 to `count` − 1. The standard's distributions differ between libraries; this one does not.
    int below(qsizetype count) { return static_cast<int>(m_engine() % static_cast<std::uint64_t>(count)); }
    int between(int least, int most) { return least + below(most - least + 1); }
    bool oneIn(int count) { return below(count) == 0; }
    std::uint64_t seed() { return m_engine(); }

    template<typename List>
    auto &oneOf(List &&list)
    {
        return list[static_cast<decltype(list.size())>(below(static_cast<qsizetype>(list.size())))];
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace muster::testing
