// SPDX-License-Identifier: MIT
#pragma once

namespace muster {

/// A chance that is known from so many tries, and between what it lies.
struct Chance {
    double probability = 0; ///< how often it came, of all tries
    double low = 0;
    double high = 1;

    friend bool operator==(const Chance &, const Chance &) = default;
};

/// The interval of Clopper and Pearson: whatever the chance is, it holds it in at least so many of 100 such series of tries.
Chance chanceFrom(int came, int tries, double held = 0.95);

/// The chance that the sum of so many tries of this chance is at most `came`: computed, not sampled.
double chanceOfAtMost(int came, int tries, double chance);

} // namespace muster
