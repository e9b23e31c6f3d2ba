// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <random>

namespace muster::torture {

/// A source of random numbers. The same seed gives the same numbers in every process and on every machine.
class Luck
{
public:
    explicit Luck(std::uint64_t seed)
        : m_engine(seed)
    {
    }

    /// Returns 0 to `count` − 1. The numbers are not perfectly uniform, which is not needed here.
    template<typename Number>
    Number below(Number count)
    {
        return static_cast<Number>(m_engine() % static_cast<std::uint64_t>(count));
    }

    template<typename Number>
    Number between(Number least, Number most)
    {
        return static_cast<Number>(least + below(most - least + 1));
    }

    bool oneIn(int count) { return below(count) == 0; }
    std::uint64_t seed() { return m_engine(); }

    template<typename List>
    auto &oneOf(List &&list)
    {
        return list[below(std::size(list))];
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace muster::torture
