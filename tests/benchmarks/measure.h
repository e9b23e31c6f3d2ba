// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <limits>
#include <string>

namespace muster::benchmarks {

inline double byTheClock()
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Returns the processor time of this program in milliseconds. Other work on the machine does not lengthen it.
inline double computed()
{
    return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Returns the shortest of several rounds in milliseconds, because disturbances only lengthen a round.
template<typename Work>
double leastTime(int rounds, Work &&work, double (*clock)() = computed)
{
    double least = std::numeric_limits<double>::max();
    for (; rounds > 0; --rounds) {
        const double before = clock();
        work();
        least = std::min(least, clock() - before);
    }
    return least;
}

inline void tell(const std::string &what, double milliseconds)
{
    std::printf("  %-66s %8.1f ms\n", what.c_str(), milliseconds);
}

template<typename Work>
void measure(const std::string &what, Work &&work)
{
    tell(what, leastTime(1, work));
}

/// Prints a result beside its limit and returns whether it is within.
inline bool isWithin(const std::string &what, double figure, double allowed, const char *unit = "×")
{
    std::printf("%-68s %8.2f %s, at most %g%s\n", what.c_str(), figure, unit, allowed,
                figure <= allowed ? "" : ": missed");
    return figure <= allowed;
}

bool measureModel(); ///< returns whether all results are within their limits
bool measureWindow();

} // namespace muster::benchmarks
