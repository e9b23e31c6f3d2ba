// SPDX-License-Identifier: MIT
// How long `muster roll` takes as a whole process, beside a program that only makes a QCoreApplication.
#include "tests/benchmarks/wholeprocess.h"

#include <cstdio>

int main()
{
    constexpr int runs = 101;
    const auto [roll, bare] = compare({MUSTER_BINARY, "roll", "swordplay", "eal", "--json"}, {BARE_CORE}, runs);
    std::printf("muster roll / bare QCoreApplication: %.2f (at most 2; %.1f ms / %.1f ms, median of %d)\n",
                roll.milliseconds / bare.milliseconds, roll.milliseconds, bare.milliseconds, runs);
    return 0;
}
