// SPDX-License-Identifier: MIT
#pragma once

namespace muster {

/// A chance estimated from a number of tries, with its confidence interval.
struct Chance {
    double probability = 0; ///< share of the tries in which it occurred
    double low = 0;
    double high = 1;

    bool operator==(const Chance &) const = default;
};

/// Returns the Clopper–Pearson interval: for any true chance, at least the share `held` of such series of tries gives
/// an interval that contains it.
Chance chanceFrom(int came, int tries, double held = 0.95);

/// Returns the chance of at most `came` occurrences in `tries` tries, computed and not sampled.
double chanceOfAtMost(int came, int tries, double chance);

} // namespace muster
